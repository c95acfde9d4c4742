import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  alphaBeta,
  Counter,
  minimalLeaves,
  parseTree,
  type Tree,
  ticTacToe,
  treeGame,
  writeTree,
} from "../../../src/engine/index.ts";
import { bestOrder, fewestLeaves } from "../../../src/engine/ordering/bestOrder.ts";
import { orderRange } from "../../../src/engine/ordering/worstOrder.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { treeOf } from "../treeOf.ts";
import { uniformTree } from "../uniformTree.ts";
import { leavesRead } from "./leavesRead.ts";
import { negate } from "./negate.ts";

const best = (text: string) => writeTree(bestOrder(parseTree(text)));

describe("the best order", () => {
  test("attains the fewest leaves of any tree", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        expect(leavesRead(bestOrder(tree))).toBe(orderRange(tree).fewest);
      }),
    );
  });

  test("brings the reply that refutes to the front, and nothing else", () => {
    expect(best("[[3,12,8],[4,2,6],[14,5,2]]")).toBe("[[3,12,8],[2,4,6],[2,14,5]]");
  });

  test("prefers the child that is cheapest to prove, not the first that has the value", () => {
    expect(best("[[[5,5],[5,5]],5]")).toBe("[5,[[5,5],[5,5]]]");
  });

  test("keeps an order that is already best", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const once = bestOrder(tree);
        expect(bestOrder(once)).toEqual(once);
      }),
    );
    expect(best("[1,2,3]")).toBe("[1,2,3]");
  });

  test("leaves the given tree as it was", () => {
    const tree = parseTree("[[3,12,8],[4,2,6],[14,5,2]]");
    bestOrder(tree);
    expect(writeTree(tree)).toBe("[[3,12,8],[4,2,6],[14,5,2]]");
  });
});

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

/** The uniform tree whose every leaf is 0: any order is a perfect one. */
function level(branching: number, depth: number): Tree {
  return depth === 0 ? 0 : Array.from({ length: branching }, () => level(branching, depth - 1));
}

describe("minimalLeaves", () => {
  it("is what alpha-beta reads of a uniform tree in perfect order", () => {
    for (const [b, d] of [
      [1, 5],
      [2, 0],
      [2, 7],
      [3, 1],
      [3, 4],
      [4, 5],
      [7, 3],
    ]) {
      const game = treeGame(level(b, d));
      const counter = new Counter<number>();
      alphaBeta(game, game.start, {}, counter);
      expect(counter.leaves).toBe(minimalLeaves(b, d));
    }
  });

  it("refuses moves and plies that are no whole numbers", () => {
    expect(() => minimalLeaves(0, 2)).toThrow("b must be a whole number of moves, 1 or more, not 0");
    expect(() => minimalLeaves(2.5, 2)).toThrow(RangeError);
    expect(() => minimalLeaves(2, -1)).toThrow("d must be a whole number of plies, 0 or more, not -1");
    expect(() => minimalLeaves(2, Number.NaN)).toThrow(RangeError);
  });
});
