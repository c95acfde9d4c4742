import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  Counter,
  connectFour,
  type Game,
  quiescence,
  Silent,
  type Tree,
  ticTacToe,
} from "../../../src/engine/index.ts";
import { forcedValue } from "../forcedValue.ts";
import { arbitraryTicTacToe } from "../games/arbitraryTicTacToe.ts";
import { arbitraryPosition } from "../games/connectFour/arbitraryGame.ts";

/** What can be played `depth` plies deep, and beyond that by noisy moves alone. */
function noisyTree<Position, Move>(game: Game<Position, Move>, position: Position, depth: number): Tree {
  const outcome = game.outcome(position);
  if (outcome !== undefined) return outcome;
  const all = game.moves(position);
  const moves = depth > 0 ? all : game.noisy!(position, all);
  if (moves.length === 0) return game.evaluate(position);
  return moves.map((move) => noisyTree(game, game.play(position, move), depth - 1));
}

const depths = fc.integer({ min: 0, max: 3 });

describe("Quiescence", () => {
  it("finds the value of the tree whose leaves are quiet, or the ends of games: tic-tac-toe", () => {
    fc.assert(
      fc.property(arbitraryTicTacToe, depths, (position, depth) => {
        const truth = forcedValue(noisyTree(ticTacToe, position, depth), ticTacToe.turn(position));
        expect(quiescence(ticTacToe, position, { depth }).value).toBe(truth);
      }),
    );
  });

  it("finds the value of the tree whose leaves are quiet, or the ends of games: Connect Four", () => {
    fc.assert(
      fc.property(arbitraryPosition, depths, (position, depth) => {
        const truth = forcedValue(noisyTree(connectFour, position, depth), connectFour.turn(position));
        expect(quiescence(connectFour, position, { depth }).value).toBe(truth);
      }),
    );
  });

  it("sees the win that a search to the same depth stops short of", () => {
    // O threatens to fill the last row.
    const position = ticTacToe.read("XX.....OO");
    expect(alphaBeta(ticTacToe, position, { depth: 0 }).value).toBeLessThan(1);
    expect(quiescence(ticTacToe, position, { depth: 0 })).toEqual({ value: 1, line: [2] });
  });

  it("reads no more than alpha-beta where everything is quiet", () => {
    const [plain, quiet] = [new Counter<number>(), new Counter<number>()];
    alphaBeta(ticTacToe, ticTacToe.start, { depth: 2 }, plain);
    quiescence(ticTacToe, ticTacToe.start, { depth: 2 }, quiet);
    expect(quiet).toEqual(plain);
  });

  it("estimates no position in which a move cannot wait", () => {
    const asked: number[] = [];
    const watched = { ...ticTacToe, evaluate: (position: number) => 0 * asked.push(position) };
    quiescence(watched, ticTacToe.start, { depth: 4 });
    expect(asked.length).toBeGreaterThan(0);
    const loud = (position: number) => ticTacToe.noisy!(position, ticTacToe.moves(position)).length > 0;
    expect(asked.filter(loud)).toEqual([]);
  });

  it("tells of plies beyond the depth by numbers below 0", () => {
    const told: number[] = [];
    const observer = Object.assign(new Silent<number>(), {
      enter: (_move: unknown, depth: number) => told.push(depth),
    });
    quiescence(ticTacToe, ticTacToe.read("XX.....OO"), { depth: 0 }, observer);
    expect(told).toEqual([0, -1]);
  });
});
