import { expect, test } from "vitest";
import { isTreeStep, treeStep } from "../../../src/kit/tree/treeStep.ts";

interface Named {
  readonly name: string;
  readonly children: Named[];
  parent?: Named;
}
function named(name: string, ...children: Named[]): Named {
  const node: Named = { name, children };
  for (const child of children) child.parent = node;
  return node;
}

test("Arrow keys lead up, down to the first move, and to the siblings; beyond them nowhere", () => {
  const [first, second, third] = [named("first", named("below")), named("second"), named("third")];
  const root = named("root", first, second, third);
  expect(treeStep("ArrowDown", root)).toBe(first);
  expect(treeStep("ArrowUp", second)).toBe(root);
  expect(treeStep("ArrowLeft", second)).toBe(first);
  expect(treeStep("ArrowRight", second)).toBe(third);
  expect(treeStep("ArrowRight", third)).toBeUndefined();
  expect(treeStep("ArrowLeft", first)).toBeUndefined();
  expect(treeStep("ArrowDown", second)).toBeUndefined();
  for (const key of ["ArrowUp", "ArrowLeft", "ArrowRight"]) expect(treeStep(key, root)).toBeUndefined();
});

test("No other key is a step in a tree", () => {
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].every(isTreeStep)).toBe(true);
  expect(["Home", "End", "a", "Enter"].some(isTreeStep)).toBe(false);
});
