import { expect, test } from "vitest";
import { inset, pathOutside } from "../../../src/kit/tree/pathOutside.ts";

const seen = {
  path: [0, 1, 2, 3],
  x: [900, 100, 400, 420],
  y: [20, 80, 140, 200],
  left: 50,
  right: 350,
  height: 300,
};

test("nodes of the path beside the frame stand at the edge they lie beyond, in their own row", () => {
  expect(pathOutside({ ...seen, view: { x: -200, y: 10, k: 1 } })).toEqual([
    { id: 0, x: 350 - inset.right, y: 30, to: "right" },
    { id: 1, x: 50 + inset.left, y: 90, to: "left" },
  ]);
});

test("a path in sight needs no marks, and a row out of sight has none", () => {
  expect(pathOutside({ ...seen, path: [2, 3], view: { x: -200, y: 0, k: 1 } })).toEqual([]);
  expect(pathOutside({ ...seen, view: { x: -200, y: -100, k: 1 } })).toEqual([]);
});
