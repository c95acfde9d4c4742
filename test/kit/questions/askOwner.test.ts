import fc from "fast-check";
import { expect, it } from "vitest";
import { writeTree } from "../../../src/engine/index.ts";
import { askOwner } from "../../../src/kit/questions/askOwner.ts";
import type { OutlineNode } from "../../../src/trace/index.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";
import { plainAlphaBeta } from "../../tools/check/plainAlphaBeta.ts";

const deep = "[4,[[[3,7],[1,2]],8]]";

const pathOf = (node: OutlineNode): string =>
  node.parent === undefined ? "" : [pathOf(node.parent), node.index].filter((word) => word !== "").join(".");

const arbitraryWindow = fc
  .tuple(fc.constantFrom(-Infinity, -2, 0), fc.constantFrom(1, 3, Infinity))
  .map(([low, high]): [number, number] => [low, high]);

it("The right owner of any cut's bound is who set it, as bounds that carry their owner's name tell", () => {
  fc.assert(
    fc.property(arbitraryTree, arbitraryWindow, fc.nat(), (tree, window, pick) => {
      const owners = [...plainAlphaBeta(tree, window).cuts.entries()];
      fc.pre(owners.length > 0);
      const index = pick % owners.length;
      const question = { ask: "owner", tree: writeTree(tree), window, at: `cutoff ${index + 1}` } as const;
      const { answer, scene } = askOwner(question);
      const { outline, trace } = scene!.run;
      const cut = trace.moves(trace.event(scene!.at).node).join(".");
      const named = answer === "caller" ? answer : pathOf(outline.nodes[Number(answer)]);
      expect([cut, named]).toEqual(owners[index]);
    }),
  );
});

it("The owner is among the options, which are the cut's ancestors from the root down, and the caller", () => {
  const { options, answer } = askOwner({ ask: "owner", tree: deep, at: "cutoff 1" });
  expect(options?.map(({ label }) => label.split(",")[0])).toEqual([
    "The root",
    "Move 2",
    "Move 2.1",
    "Nobody’s: it is the window the search was given",
  ]);
  expect(options?.[0].key).toBe(answer);
});

it("A step that is no cutoff is refused", () => {
  expect(() => askOwner({ ask: "owner", tree: deep, at: "leave 0" })).toThrow("No cutoff");
});

it("Each wrong answer gets the hint that fits it", () => {
  const { hint, options, scene } = askOwner({ ask: "owner", tree: deep, at: "cutoff 1" });
  const idOf = (path: string) => String(scene!.run.outline.nodes.find((node) => pathOf(node) === path)!.id);
  expect(hint(options![1].key)).toBe(
    "The cut ran into alpha, a bound of MAX’s, and after move 2 MIN is to move.",
  );
  expect(hint(options![2].key)).toBe("After move 2.1 MAX has found nothing yet.");
  expect(hint("caller")).toContain("the whole line");
  expect(hint(idOf("1.0.0"))).toContain("That is where the cut is");
  expect(hint(idOf("0"))).toContain("Move 1 is not on the path");
});

it("A node that has less than the bound, or reached it later, is told apart from its owner", () => {
  const less = askOwner({ ask: "owner", tree: "[4,[[2,[1,9]]]]", at: "cutoff 1" });
  expect(less.options!.map(({ key }) => less.hint(key))[2]).toBe(
    "After move 2.1 MAX has 2, and the bound is 4.",
  );
  const same = askOwner({ ask: "owner", tree: "[4,[[4,[1,9]]]]", at: "cutoff 1" });
  expect(same.options!.map(({ key }) => same.hint(key))[2]).toContain("a node further up had it first");
});
