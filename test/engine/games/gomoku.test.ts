import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gomoku } from "../../../src/engine/games/gomoku.ts";
import { alphaBeta, checkGame, minimax, negaScout, perft, random } from "../../../src/engine/index.ts";

const five = gomoku(7);
const narrow = gomoku(9, { width: 4 });

function reached(game: ReturnType<typeof gomoku>, seed: number, plies: number) {
  const chance = random(seed);
  let position = game.start;
  for (let ply = 0; ply < plies && game.outcome(position) === undefined; ply++) {
    const moves = game.moves(position);
    position = game.play(position, moves[chance.below(moves.length)]);
  }
  return position;
}

/** Whether somebody has five in a row, by looking along every line of the rows as text. */
function hasFive(rows: readonly string[], glyph: string): boolean {
  const size = rows.length;
  const at = (row: number, column: number) => rows[row]?.[column];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ])
        if ([0, 1, 2, 3, 4].every((i) => at(row + i * down, column + i * right) === glyph)) return true;
  return false;
}

describe("gomoku", () => {
  it("has as many first moves as points", () => {
    const game = gomoku();
    expect(perft(game, game.start, 1)).toBe(225);
    expect(perft(game, game.start, 2)).toBe(50_400);
  });

  it("breaks no law of games", () => {
    expect(checkGame(five, { positions: 500 })).toEqual([]);
    expect(checkGame(narrow, { positions: 500 })).toEqual([]);
  });

  it("is won by five or more in a row, in any direction, as the plainest look tells", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 49 }), (seed, plies) => {
        const position = reached(five, seed, plies);
        const rows = five.write(position).split(" ")[0].split("/");
        const outcome = hasFive(rows, "X")
          ? 1
          : hasFive(rows, "O")
            ? -1
            : rows.join("").includes(".")
              ? undefined
              : 0;
        expect(five.outcome(position)).toBe(outcome);
        expect(five.read(five.write(position))).toEqual(position);
      }),
    );
    const six = gomoku(6).read("XXX.XX/OOO.../OO..../....../....../...... X");
    expect(gomoku(6).outcome(gomoku(6).play(six, 3))).toBe(1);
  });

  it("looks at the middle first, and then near stones only", () => {
    expect(narrow.moves(narrow.start)).toEqual([40]);
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 30 }), (seed, plies) => {
        const position = reached(narrow, seed, plies);
        const moves = narrow.moves(position);
        if (narrow.outcome(position) !== undefined) expect(moves).toEqual([]);
        else expect(moves.length).toBeGreaterThan(0);
        for (const move of moves) expect(position.stones[move]).toBe(0);
      }),
    );
  });

  it("takes a win before all else, and stops one before all else but that", () => {
    const winning = narrow.read(
      "........./........./........./..XXXX.../..OOOO.../........./........./........./......... X",
    );
    expect(
      narrow
        .moves(winning)
        .map((move) => narrow.writeMove(winning, move))
        .sort(),
    ).toEqual(["b6", "g6"]);
    const losing = narrow.read(
      "........./........./........./..XXX..../.XOOOO.../........./........./........./......... X",
    );
    expect(narrow.moves(losing).map((move) => narrow.writeMove(losing, move))).toEqual(["g5"]);
    const quiet = narrow.read(
      "........./........./........./..XX...../..OO...../........./........./........./......... X",
    );
    expect(narrow.moves(quiet)).toHaveLength(4);
  });

  it("tells runs by their length and open ends", () => {
    const position = five.read("XXX..../......./.OO..../......./.XXXX../......./..OOO.X X");
    const values = Object.fromEntries(
      five.evaluation.features.map((feature) => [feature.name, feature.value(position)]),
    );
    expect(values).toEqual({ openTwos: -1, halfThrees: 1, openThrees: -1, halfFours: 0, openFours: 1 });
    const [, , threes] = five.evaluation.features;
    expect(threes.counted(position)).toEqual([{ side: "min", cells: [44, 45, 46] }]);
  });

  it("estimates a position as the negative of what it is with the sides exchanged", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 40 }), (seed, plies) => {
        const position = reached(five, seed, plies);
        expect(five.evaluate(five.evaluation.exchange(position))).toBe(0 - five.evaluate(position));
        for (const feature of five.evaluation.features) {
          expect(Math.abs(feature.value(position))).toBeLessThanOrEqual(feature.most);
          const sides = feature.counted(position).map(({ side }): number => (side === "max" ? 1 : -1));
          expect(feature.value(position)).toBe(sides.reduce((sum, side) => sum + side, 0));
        }
      }),
    );
  });

  it("refuses what is no board, no move and no position, and names the place", () => {
    expect(() => gomoku(4)).toThrow("size must be a whole number from 5 to 19, not 4");
    expect(() => gomoku(7, { width: 0 })).toThrow("width must be a whole number from 1 to 49, not 0");
    expect(() => five.read("....... X")).toThrow("Expected 7 rows joined by /, but there are 1");
    expect(() => five.read("...x... X")).toThrow('Row 1, column 4, "x": expected X, O or . for a free point');
    expect(() => five.read("...... X")).toThrow("Row 1: expected 7 points, but there are 6");
    expect(() => five.read(Array(7).fill(".......").join("/"))).toThrow(
      "Expected the side to move, X or O, after the board",
    );
    expect(() => five.readMove(five.start, "h1")).toThrow(
      '"h1" is no legal move here: expected a free point from a1 to g7',
    );
  });

  it("has positions of which every search finds the same value", () => {
    for (let seed = 0; seed < 4; seed++) {
      const position = reached(narrow, seed, 14);
      const { value } = minimax(narrow, position, { depth: 4 });
      for (const search of [alphaBeta, negaScout])
        expect(search(narrow, position, { depth: 4 }).value).toBe(value);
    }
  });
});
