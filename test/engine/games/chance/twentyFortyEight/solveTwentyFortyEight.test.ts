import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  boardsToSolve,
  expectimax,
  readSlidingSolution,
  type SlidingPosition,
  type SlidingSolution,
  solveTwentyFortyEight,
  twentyFortyEight,
} from "../../../../../src/engine/index.ts";
import { enumerated } from "../enumerated.ts";

const sum = (tiles: readonly number[]) => tiles.reduce((sum, tile) => sum + tile, 0);
const none: readonly number[] = new Array(9).fill(0);
/** Some seconds of a core each: they are counted where every test runs. */
const manyBoards = 500_000;
const counted = Object.entries(boardsToSolve).filter(
  ([, boards]) => boards < manyBoards || process.env.EVERY_TEST,
);
/** These goals, and where every test runs one more, for which the other rules take as long. */
const goals = (few: readonly number[], more: number) => (process.env.EVERY_TEST ? [...few, more] : few);
const gameTo = (goal: number) => twentyFortyEight({ size: 3, goal });

/** Any nine tiles short of the goal, whether they can come from the start or not. */
const anyTiles = (goal: number) =>
  fc
    .array(fc.integer({ min: 0, max: Math.log2(goal) - 1 }), { minLength: 9, maxLength: 9 })
    .map((doublings) => doublings.map((doubling) => (doubling === 0 ? 0 : 2 ** doubling)))
    .filter((tiles) => tiles.some((tile) => tile > 0));

/** Boards that come up in play and wait for a tile. */
const reached = (goal: number) =>
  fc.array(fc.nat(1_000_000), { maxLength: 80, size: "max" }).map((picks) => {
    const game = gameTo(goal);
    const boards = [game.start];
    for (const pick of picks) {
      const moves = game.moves(boards.at(-1)!);
      if (moves.length === 0) break;
      boards.push(game.play(boards.at(-1)!, moves[pick % moves.length]));
    }
    return boards.findLast((board) => board.adds && game.outcome(board) === undefined)!.tiles;
  });

/** The eight boards that turning and mirroring make. */
function images(tiles: readonly number[]): number[][] {
  const cells = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [row, column] as const));
  const turns = [
    (row: number, column: number) => [row, column],
    (row: number, column: number) => [column, 2 - row],
    (row: number, column: number) => [2 - row, 2 - column],
    (row: number, column: number) => [2 - column, row],
  ];
  return turns.flatMap((turn) =>
    [false, true].map((mirrored) =>
      cells.map(([row, column]) => {
        const [from, at] = turn(row, mirrored ? 2 - column : column);
        return tiles[3 * from + at];
      }),
    ),
  );
}

/** What a board on which to slide is worth, by the rules and what a solution says of boards that wait for a tile. */
function sliding(solution: SlidingSolution, tiles: readonly number[]): number {
  const game = gameTo(solution.goal);
  const board: SlidingPosition = { tiles, adds: false };
  const outcome = game.outcome(board);
  if (outcome !== undefined) return outcome;
  return Math.max(...game.moves(board).map((move) => solution.adding(game.play(board, move).tiles)!));
}

describe("solveTwentyFortyEight", () => {
  it.each(goals([8], 16))("is worth to %i from its start what other rules and a memory find", (goal) => {
    const solution = solveTwentyFortyEight(goal);
    expect(solution.adding(none)).toBeCloseTo(enumerated(3, goal).start(), 12);
  });

  it.each(goals([8, 16], 32))("says to %i of boards that come up what other rules find", (goal) => {
    const solution = solveTwentyFortyEight(goal);
    const { adding } = enumerated(3, goal);
    fc.assert(
      fc.property(reached(goal), (tiles) => {
        // From later boards on there is less for the other rules to find.
        fc.pre(sum(tiles) >= 1.5 * goal);
        expect(solution.adding(tiles)).toBeCloseTo(adding(tiles), 12);
      }),
    );
  });

  it("solves any board that it is given, though it may not come from the start", () => {
    const other = enumerated(3, 16);
    fc.assert(
      fc.property(anyTiles(16), (tiles) => {
        expect(sliding(solveTwentyFortyEight(16, { from: tiles }), tiles)).toBeCloseTo(
          other.sliding(tiles),
          12,
        );
      }),
      { numRuns: 30 },
    );
  });

  describe("to 64", () => {
    const solution = solveTwentyFortyEight(64);
    const game = gameTo(64);

    it("gives probabilities, the same of a board however it is turned and mirrored", () => {
      fc.assert(
        fc.property(reached(64), (tiles) => {
          const values = images(tiles).map((image) => solution.adding(image));
          expect(new Set(values).size).toBe(1);
          expect(values[0]).toBeGreaterThanOrEqual(0);
          expect(values[0]).toBeLessThanOrEqual(1);
        }),
      );
    });

    it("is the mean over the tiles that may come, of the best slide after each", () => {
      fc.assert(
        fc.property(reached(64), (tiles) => {
          fc.pre(tiles.some((tile) => tile > 0));
          const board: SlidingPosition = { tiles, adds: true };
          const chances = game.chances(board);
          const after = game.moves(board).map((move) => sliding(solution, game.play(board, move).tiles));
          const mean = after.reduce((sum, value, i) => sum + chances[i] * value, 0);
          expect(solution.adding(tiles)).toBeCloseTo(mean, 12);
        }),
      );
    });

    it("is at least what expectimax finds to a depth that takes every guess for a loss, and at most for a win", () => {
      fc.assert(
        fc.property(reached(64), fc.integer({ min: 1, max: 3 }), (tiles, depth) => {
          fc.pre(tiles.some((tile) => tile > 0));
          const guessing = (guess: number) =>
            expectimax({ ...game, evaluate: () => guess }, { tiles, adds: true }, { depth }).value;
          expect(solution.adding(tiles)).toBeGreaterThanOrEqual(guessing(0) - 1e-12);
          expect(solution.adding(tiles)).toBeLessThanOrEqual(guessing(1) + 1e-12);
        }),
        { numRuns: 40 },
      );
    });

    it("is read again from its columns, and knows nothing of boards that were not solved", () => {
      const read = readSlidingSolution(64, structuredClone(solution.columns), solution.boards);
      fc.assert(
        fc.property(reached(64), (tiles) => {
          expect(read.adding(tiles)).toBe(solution.adding(tiles));
        }),
      );
      expect(read.adding([32, 32, 32, 32, 0, 32, 32, 32, 32])).toBeUndefined();
      expect(read.adding([64, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(1);
    });
  });

  it.each(counted)("solves so many boards to %i as it is made ready for", (goal, boards) => {
    const told: number[] = [];
    const solution = solveTwentyFortyEight(Number(goal), { onProgress: (boards) => told.push(boards) });
    expect(solution.boards).toBe(boards);
    // It was large enough at once, and little of it is empty.
    expect(solution.columns.codes.filter((code) => code !== 0).length).toBe(boards);
    expect(solution.columns.codes.length).toBeLessThan(1.4 * boards + 2);
    expect(told).toEqual(told.map((_, i) => told[0] * (i + 1)));
    expect(solution.boards - (told.at(-1) ?? 0)).toBeLessThan(told[0] ?? 4096);
  });

  it("plays by an estimate as its values say, and never better than best", () => {
    const game = gameTo(16);
    const estimate = (tiles: readonly number[]) => game.evaluate({ tiles, adds: false });
    const [best, solved] = [solveTwentyFortyEight(16), solveTwentyFortyEight(16, { estimate })];
    const known = new Map<string, number>();
    function mean(tiles: readonly number[], worth: (tiles: readonly number[]) => number): number {
      const board: SlidingPosition = { tiles, adds: true };
      if (game.outcome(board) !== undefined) return 1;
      const chances = game.chances(board);
      return game
        .moves(board)
        .reduce((sum, move, i) => sum + chances[i] * worth(game.play(board, move).tiles), 0);
    }
    const seems = (tiles: readonly number[]) => expectimax(game, { tiles, adds: false }, { depth: 0 }).value;
    function played(tiles: readonly number[]): number {
      const board: SlidingPosition = { tiles, adds: false };
      const found = game.outcome(board) ?? known.get(tiles.join());
      if (found !== undefined) return found;
      const slid = game.moves(board).map((move) => game.play(board, move).tiles);
      const looked = slid.map((tiles) => mean(tiles, seems));
      const chosen = slid.filter((_, i) => looked[i] > Math.max(...looked) - 1e-12);
      const value = chosen.reduce((sum, tiles) => sum + mean(tiles, played), 0) / chosen.length;
      known.set(tiles.join(), value);
      return value;
    }
    fc.assert(
      fc.property(reached(16), (tiles) => {
        fc.pre(sum(tiles) >= 1.5 * 16);
        const value = solved.adding(tiles);
        // Boards to which this player does not come are none of its own.
        if (value === undefined) return;
        expect(value).toBeCloseTo(mean(tiles, played), 12);
        expect(value).toBeLessThanOrEqual(best.adding(tiles)! + 1e-12);
      }),
    );
    expect(solved.adding(none)!).toBeLessThan(best.adding(none)! - 1e-6);
  });

  it("refuses what is no goal and no board", () => {
    expect(() => solveTwentyFortyEight(512)).toThrow("goal must be a whole number from 8 to 256");
    expect(() => solveTwentyFortyEight(100)).toThrow("power of 2");
    expect(() => solveTwentyFortyEight(8, { from: [2, 2, 0, 0] })).toThrow("expected 9 tiles, not 4");
    expect(() => solveTwentyFortyEight(8).adding(none.with(0, 1))).toThrow("1 is no tile");
  });
});
