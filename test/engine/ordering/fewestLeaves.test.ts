import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minimalLeaves, type Tree, ticTacToe } from "../../../src/engine/index.ts";
import { bestOrder } from "../../../src/engine/ordering/bestOrder.ts";
import { fewestLeaves } from "../../../src/engine/ordering/fewestLeaves.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { treeOf } from "../treeOf.ts";
import { uniformTree } from "../uniformTree.ts";
import { leavesRead } from "./leavesRead.ts";
import { negate } from "./negate.ts";

const look = (node: Tree) => node;

describe("the fewest leaves", () => {
  test("are Knuth and Moore's number in a uniform tree", () => {
    fc.assert(
      fc.property(uniformTree, ({ branching, depth, tree }) => {
        expect(fewestLeaves(tree, look)).toBe(minimalLeaves(branching, depth));
      }),
    );
  });

  test("are the same when the sides change places and the values their sign", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        expect(fewestLeaves(negate(tree), look, "min")).toBe(fewestLeaves(tree, look));
      }),
    );
  });

  test("are found for a game, too, where O moves and alpha-beta can be made to read as few", () => {
    const { outcome, moves, play, read, turn } = ticTacToe;
    const position = read("XOXXO....");
    expect(turn(position)).toBe("min");
    const expand = (at: typeof position) => outcome(at) ?? moves(at).map((move) => play(at, move));
    const asTree = negate(treeOf(ticTacToe, position, 9));
    expect(fewestLeaves(position, expand, "min")).toBe(leavesRead(bestOrder(asTree)));
    expect(fewestLeaves(position, expand, "min")).toBeLessThan(leavesRead(asTree));
  });

  test("refuse a leaf without a finite value, and a node without children", () => {
    expect(() => fewestLeaves([1, [Number.NaN]], look)).toThrow(
      "a leaf's value must be a finite number, not NaN",
    );
    expect(() => fewestLeaves([1, Infinity], look)).toThrow("not Infinity");
    expect(() => fewestLeaves([1, []], look)).toThrow("a node must have a value or at least one child");
  });
});
