import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Tree, ticTacToe } from "../../../src/engine/index.ts";
import { mostLeaves } from "../../../src/engine/ordering/mostLeaves.ts";
import { worstOrder } from "../../../src/engine/ordering/worstOrder.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { treeOf } from "../treeOf.ts";
import { leavesRead } from "./leavesRead.ts";
import { negate } from "./negate.ts";

const look = (node: Tree) => node;

describe("the most leaves", () => {
  test("are the same when the sides change places and the values their sign", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        expect(mostLeaves(negate(tree), look, "min")).toBe(mostLeaves(tree, look));
      }),
    );
  });

  test("are found for a game, too, and alpha-beta can be made to read as many", () => {
    const { outcome, moves, play, read } = ticTacToe;
    const position = read("XO.......");
    const expand = (at: typeof position) => outcome(at) ?? moves(at).map((move) => play(at, move));
    const asTree = treeOf(ticTacToe, position, 9);
    expect(mostLeaves(position, expand)).toBe(leavesRead(worstOrder(asTree)!));
    expect(mostLeaves(position, expand)).toBeGreaterThan(leavesRead(asTree));
  });

  test("are all the leaves where no bound can ever cut", () => {
    expect(mostLeaves([1, 2, 3, 2, 1], look)).toBe(5);
    expect(mostLeaves([[1, 2, 3]], look)).toBe(3);
  });

  test("are undefined where finding them would take more work than allowed", () => {
    const chain = (plies: number): Tree =>
      plies === 0 ? 0 : [...Array.from({ length: 10 }, (_, index) => index * 7919 + plies), chain(plies - 1)];
    expect(mostLeaves(chain(100), look, "max", 100_000)).toBeUndefined();
    expect(mostLeaves(chain(3), look, "max", 100_000)).toBeDefined();
  });

  test("refuse a leaf without a finite value", () => {
    expect(() => mostLeaves([1, [-Infinity]], look)).toThrow(
      "a leaf's value must be a finite number, not -Infinity",
    );
  });
});
