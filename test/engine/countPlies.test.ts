import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  Counter,
  countPlies,
  minimax,
  type PlyCount,
  parseTree,
  perft,
  positionsByPly,
  ticTacToe,
  ticTacToeClass,
  treeGame,
} from "../../src/engine/index.ts";
import { arbitraryTicTacToe } from "./games/arbitraryTicTacToe.ts";

const sum = (counts: readonly PlyCount[], what: keyof PlyCount) =>
  counts.reduce((total, count) => total + count[what], 0);

/** The same counts by walking the whole tree, node by node. */
function walked(position: number): PlyCount[] {
  const plies: { nodes: number; games: number; all: Set<number>; final: Set<number> }[] = [];
  const visit = (at: number, ply: number) => {
    plies[ply] ??= { nodes: 0, games: 0, all: new Set(), final: new Set() };
    plies[ply].nodes++;
    plies[ply].all.add(at);
    const moves = ticTacToe.moves(at);
    if (moves.length === 0) {
      plies[ply].games++;
      plies[ply].final.add(at);
    }
    for (const move of moves) visit(ticTacToe.play(at, move), ply + 1);
  };
  visit(position, 0);
  return plies.map(({ nodes, games, all, final }) => ({
    nodes,
    games,
    positions: all.size,
    final: final.size,
    classes: new Set([...all].map(ticTacToeClass)).size,
  }));
}

describe("countPlies", () => {
  const whole = countPlies(ticTacToe, ticTacToe.start, ticTacToeClass);

  it("counts all of tic-tac-toe", () => {
    expect(sum(whole, "nodes")).toBe(549_946);
    expect(sum(whole, "games")).toBe(255_168);
    expect(sum(whole, "positions")).toBe(5_478);
    expect(sum(whole, "final")).toBe(958);
    expect(sum(whole, "classes")).toBe(765);
  });

  it("counts its classes by ply", () => {
    expect(whole.map(({ classes }) => classes)).toEqual([1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
  });

  it("agrees with a search that walks the tree", () => {
    const counter = new Counter();
    minimax(ticTacToe, ticTacToe.start, {}, counter);
    expect([counter.nodes, counter.leaves]).toEqual([sum(whole, "nodes"), sum(whole, "games")]);
  });

  it("agrees with walking the tree from any position with four stones or more", () => {
    const late = arbitraryTicTacToe.filter(
      (position) => (ticTacToe.write(position).match(/\./g) ?? []).length <= 5,
    );
    fc.assert(
      fc.property(late, (position) => {
        expect(countPlies(ticTacToe, position, ticTacToeClass)).toEqual(walked(position));
      }),
    );
  });

  it("takes each position for a class of its own where it is told of none", () => {
    const counts = countPlies(ticTacToe, ticTacToe.read("XO......."));
    expect(counts.map(({ classes }) => classes)).toEqual(counts.map(({ positions }) => positions));
  });

  it("finds one node and one game where the game is over", () => {
    const over = { nodes: 1, games: 1, positions: 1, final: 1, classes: 1 };
    expect(countPlies(ticTacToe, ticTacToe.read("XXXOO...."), ticTacToeClass)).toEqual([over]);
  });
});

describe("positionsByPly", () => {
  it("starts with the position itself, reached in one way", () => {
    expect(positionsByPly(ticTacToe, ticTacToe.start)[0]).toEqual([{ position: ticTacToe.start, ways: 1 }]);
  });

  it("goes as deep as it is told, and never past the end of the game", () => {
    expect(positionsByPly(ticTacToe, ticTacToe.start, 0)).toHaveLength(1);
    expect(positionsByPly(ticTacToe, ticTacToe.start, 4)).toHaveLength(5);
    expect(positionsByPly(ticTacToe, ticTacToe.start)).toHaveLength(10);
    expect(positionsByPly(ticTacToe, ticTacToe.read("XXXOO...."))).toHaveLength(1);
  });

  it("refuses a depth that counts no plies", () => {
    for (const depth of [-1, 1.5, Number.NaN]) {
      expect(() => positionsByPly(ticTacToe, ticTacToe.start, depth)).toThrow(
        `depth must be a whole number of plies, 0 or more, not ${depth}`,
      );
    }
  });

  it("finds a position once in a ply, with all ways that lead to it", () => {
    const third = positionsByPly(ticTacToe, ticTacToe.start, 3)[3];
    const twoOrders = third.find(({ position }) => position === ticTacToe.read("XO.X....."));
    expect(twoOrders?.ways).toBe(2);
    expect(new Set(third.map(({ position }) => position)).size).toBe(third.length);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])("has as many ways in ply %d as there are to play it", (ply) => {
    const reached = positionsByPly(ticTacToe, ticTacToe.start, ply)[ply];
    expect(reached.reduce((sum, { ways }) => sum + ways, 0)).toBe(perft(ticTacToe, ticTacToe.start, ply));
  });

  it("lets equal subtrees of an abstract tree be one position", () => {
    const game = treeGame(parseTree("[[1,2],[1,2],[3,4]]"));
    const plies = positionsByPly(game, game.start).map((ply) => ply.map(({ ways }) => ways));
    expect(plies).toEqual([[1], [2, 1], [2, 2, 1, 1]]);
  });
});

describe("perft", () => {
  it("counts tic-tac-toe's ways to play as many plies: all arrangements, until the first games end", () => {
    const counts = [0, 1, 2, 3, 4, 5, 6].map((depth) => perft(ticTacToe, ticTacToe.start, depth));
    expect(counts).toEqual([1, 9, 9 * 8, 9 * 8 * 7, 9 * 8 * 7 * 6, 9 * 8 * 7 * 6 * 5, 54_720]);
  });

  it("counts from any position, and games that ended before in none", () => {
    const game = treeGame(parseTree("[5,[[[4,9]]]]"));
    expect([0, 1, 2, 3, 4, 5].map((depth) => perft(game, game.start, depth))).toEqual([1, 2, 1, 1, 2, 0]);
    expect(perft(ticTacToe, ticTacToe.read("XXXOO...."), 1)).toBe(0);
  });

  it.each([-1, 0.5, Number.NaN, Infinity])("refuses a depth of %d", (depth) => {
    expect(() => perft(ticTacToe, ticTacToe.start, depth)).toThrow(RangeError);
  });
});
