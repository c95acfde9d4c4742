import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  Counter,
  minimalLeaves,
  minimax,
  parseTree,
  type Search,
  Silent,
  shallowAlphaBeta,
  type Tree,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";
import { uniformTree } from "../uniformTree.ts";

function leavesRead(search: Search, tree: Tree): number {
  const [game, counter] = [treeGame(tree), new Counter<number>()];
  search(game, game.start, {}, counter);
  return counter.leaves;
}

/** Every order of the items. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

/** How many of the trees cost how many leaves. */
function distribution(trees: readonly Tree[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const tree of trees) {
    const leaves = leavesRead(alphaBeta, tree);
    counts[leaves] = (counts[leaves] ?? 0) + 1;
  }
  return counts;
}

describe("alphaBeta", () => {
  it("reads 18,297 nodes of tic-tac-toe, cell by cell", () => {
    const counter = new Counter<number>();
    expect(alphaBeta(ticTacToe, ticTacToe.start, {}, counter).value).toBe(0);
    expect(counter.nodes).toBe(18_297);
  });

  it("reads 7 leaves of the textbook tree, 9 with its moves reordered, 5 in a perfect order", () => {
    expect(leavesRead(alphaBeta, parseTree("[[3,12,8],[2,4,6],[14,5,2]]"))).toBe(7);
    expect(leavesRead(alphaBeta, parseTree("[[2,4,6],[3,12,8],[14,5,2]]"))).toBe(9);
    expect(leavesRead(alphaBeta, parseTree("[[3,12,8],[2,4,6],[2,14,5]]"))).toBe(5);
  });

  it("reads 5 to 9 leaves over the 1,296 orders of the textbook tree", () => {
    const lists = [
      [3, 12, 8],
      [2, 4, 6],
      [14, 5, 2],
    ].map(orders);
    const trees = orders([0, 1, 2]).flatMap(([a, b, c]) =>
      lists[a].flatMap((first) =>
        lists[b].flatMap((second) => lists[c].map((third) => [first, second, third])),
      ),
    );
    expect(trees).toHaveLength(1296);
    expect(distribution(trees)).toEqual({ 5: 48, 6: 96, 7: 432, 8: 384, 9: 336 });
  });

  it("reads no more leaves than the shallow form, which reads no more than minimax", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const [deep, shallow, all] = [alphaBeta, shallowAlphaBeta, minimax].map((search) =>
          leavesRead(search, tree),
        );
        expect(deep).toBeLessThanOrEqual(shallow);
        expect(shallow).toBeLessThanOrEqual(all);
      }),
      { numRuns: 300 },
    );
  });

  it("reads at least the minimal tree of a uniform one", () => {
    fc.assert(
      fc.property(uniformTree, ({ branching, depth, tree }) => {
        expect(leavesRead(alphaBeta, tree)).toBeGreaterThanOrEqual(minimalLeaves(branching, depth));
      }),
      { numRuns: 200 },
    );
  });

  it("cuts by a bound that an ancestor set three plies up", () => {
    expect(leavesRead(alphaBeta, [5, [[[4, 9]]]])).toBe(2);
  });

  it("returns what it knows of a cut node, not just the window's end", () => {
    const game = treeGame(parseTree("[5,[2,9]]"));
    const left: number[] = [];
    const observer = Object.assign(new Silent<number>(), { leave: (value: number) => left.push(value) });
    expect(alphaBeta(game, game.start, {}, observer)).toEqual({ value: 5, line: [0] });
    expect(left).toEqual([5, 2, 2, 5]);
  });

  it("does not choose a move that only looks as good", () => {
    const game = treeGame(parseTree("[[3,4],[3,1]]"));
    const skipped: (readonly number[])[] = [];
    const observer = Object.assign(new Silent<number>(), {
      cutoff: (moves: readonly number[]) => skipped.push(moves),
    });
    expect(alphaBeta(game, game.start, {}, observer)).toEqual({ value: 3, line: [0, 0] });
    expect(skipped).toEqual([[1]]);
  });

  it("names a first move that is good enough, and no more, where the value reaches beta", () => {
    const game = treeGame(parseTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    expect(alphaBeta(game, game.start, { window: [-20, 1] })).toEqual({ value: 3, line: [0] });
    expect(alphaBeta(game, game.start, { window: [2, 4] })).toEqual({ value: 3, line: [0, 0] });
  });

  it("names no more than a first move where the value is outside of the window", () => {
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, (tree, [alpha, beta]) => {
        const game = treeGame(tree);
        const { value, line } = alphaBeta(game, game.start, { window: [alpha, beta] });
        fc.pre(value <= alpha || value >= beta);
        expect(line.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
