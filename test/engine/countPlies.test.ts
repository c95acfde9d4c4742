import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  Counter,
  countPlies,
  minimax,
  type PlyCount,
  ticTacToe,
  ticTacToeClass,
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
