import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkGame, type MnkOptions, mnkGame, perft, ticTacToe } from "../../../src/engine/index.ts";
import { boardGame } from "../naiveBoard.ts";
import { refusesNonsense } from "./refusals.ts";

const variants: readonly (readonly [string, MnkOptions])[] = [
  ["3,3,3", {}],
  ["4,3,3", { columns: 4 }],
  ["3,4,3 that drops", { rows: 4, drop: true }],
  ["4,2,2 misère", { columns: 4, rows: 2, inARow: 2, row: "loses" }],
  ["3,3,3 with a bonus", { fullBoard: -1 }],
  ["5,5,4", { columns: 5, rows: 5, inARow: 4 }],
  ["2,2,1", { columns: 2, rows: 2, inARow: 1 }],
  ["2,2,3", { columns: 2, rows: 2, inARow: 3 }],
];

describe.each(variants)("mnkGame %s", (_name, options) => {
  const game = mnkGame(options);

  it("breaks no law of the contract", () => {
    expect(checkGame(game, { positions: 500 })).toEqual([]);
    expect(checkGame(game, { positions: 200, seed: "laws" })).toEqual([]);
  });

  refusesNonsense(game);
});

const anyRules = fc.record({
  columns: fc.integer({ min: 1, max: 5 }),
  rows: fc.integer({ min: 1, max: 5 }),
  inARow: fc.integer({ min: 1, max: 5 }),
  drop: fc.boolean(),
  row: fc.constantFrom("wins" as const, "loses" as const),
  fullBoard: fc.constantFrom(-1 as const, 0 as const, 1 as const),
});

describe("mnkGame", () => {
  it("plays any game as rules do that are written anew for rows of text", () => {
    fc.assert(
      fc.property(anyRules, fc.array(fc.nat(), { minLength: 25, maxLength: 25 }), (rules, choices) => {
        const [game, naive] = [mnkGame(rules), boardGame(rules)];
        let [position, board] = [game.start, naive.start];
        for (const choice of choices) {
          expect(game.write(position)).toBe(board);
          expect(game.outcome(position)).toBe(naive.outcome(board));
          const boards = game.moves(position).map((move) => game.write(game.play(position, move)));
          expect(boards.toSorted()).toEqual(naive.next(board).toSorted());
          if (boards.length === 0) return;
          board = boards[choice % boards.length];
          position = game.play(position, game.moves(position)[choice % boards.length]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is tic-tac-toe on 3 × 3 cells", () => {
    const game = mnkGame();
    for (const depth of [4, 5, 6, 7]) {
      expect(perft(game, game.start, depth)).toBe(perft(ticTacToe, ticTacToe.start, depth));
    }
  });

  it("names cells by column and row", () => {
    const game = mnkGame({ columns: 4 });
    const position = game.readMove(game.start, "B3");
    expect(game.write(game.play(game.start, position))).toBe(".X../..../....");
    expect(game.diagram(game.read(".X../..../...."))).toBe(". X . .\n. . . .\n. . . .");
  });

  it("tries first what lies in most rows", () => {
    const game = mnkGame();
    expect(game.order!(game.start, game.moves(game.start))[0]).toBe(4);
  });

  it.each([
    ["XX./.../...", "2 X and 0 O cannot arise"],
    ["X../O../..", "expected 3 rows of 3 cells"],
    ["XXX/OOO/...", "both sides cannot have a row"],
    ["XXX/OO./O..", "nobody moves once there is a row"],
    ["XXX/OOX/O..", undefined],
  ])("reads %s, or says what is wrong", (text, problem) => {
    const read = () => mnkGame().write(mnkGame().read(text));
    if (problem === undefined) expect(read()).toBe(text);
    else expect(read).toThrow(problem);
  });

  it("refuses rows that no one stone can have made, and stones that rest on nothing", () => {
    const flat = mnkGame({ columns: 6, rows: 2, inARow: 2 });
    expect(() => flat.read("XX..XX/O.O.O.")).toThrow("nobody moves once there is a row");
    expect(() => mnkGame({ drop: true }).read("X../.../...")).toThrow("the stone on a3 rests on nothing");
  });

  it.each([
    [{ columns: 0 }, "columns must be a whole number from 1 to 9, not 0"],
    [{ rows: 10 }, "rows must be a whole number from 1 to 9, not 10"],
    [{ inARow: 1.5 }, "inARow must be a whole number from 1 to 9, not 1.5"],
    [{ columns: 9, rows: 3 }, "9 × 3 cells are more than 26"],
  ])("refuses %j", (options, problem) => {
    expect(() => mnkGame(options)).toThrow(problem);
  });
});
