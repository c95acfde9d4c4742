import { describe, expect, it } from "vitest";
import { checkGame, type Game, ticTacToe } from "../../src/engine/index.ts";

type Board = readonly string[];

/** Noughts and crosses on a row of three, in arrays that can be spoiled; X wins with the middle cell. */
const row: Game<Board, number> = {
  name: "Row of three",
  start: [".", ".", "."],
  range: [-1, 1],
  turn: (board) => (board.filter((cell) => cell !== ".").length % 2 === 0 ? "max" : "min"),
  moves: (board) => (row.outcome(board) === undefined ? [0, 1, 2].filter((cell) => board[cell] === ".") : []),
  play: (board, move) => board.with(move, row.turn(board) === "max" ? "X" : "O"),
  outcome: (board) => (board.includes(".") ? undefined : board[1] === "X" ? 1 : -1),
  evaluate: (board) => (board[1] === "X" ? 0.5 : 0),
  key: (board) => board.join(""),
  writeMove: (_board, move) => String(move),
  readMove: (_board, text) => Number(text),
  write: (board) => board.join(""),
  read: (text) => [...text],
  diagram: (board) => board.join(" "),
};

const broken: readonly (readonly [string, Partial<Game<Board, number>>, string])[] = [
  [
    "has no moves before the end",
    { moves: (board) => (board.join("") === "X.." ? [] : row.moves(board)) },
    "no moves",
  ],
  ["goes on after the end", { outcome: () => 0 }, "There are no moves exactly when there is an outcome"],
  ["lets one side move twice", { turn: () => "max" }, "Sides alternate"],
  ["changes the position it plays from", { play: spoilingPlay }, "play leaves its argument alone"],
  ["ends with −0", { outcome: (board) => (board.includes(".") ? undefined : -0) }, "the outcome is −0"],
  [
    "ends with no number",
    { outcome: (board) => (board.includes(".") ? undefined : Number.NaN) },
    "outcome is NaN",
  ],
  ["ends outside of its range", { range: [0, 1] }, "An outcome is a number in the range"],
  ["has no range", { range: [-Infinity, Infinity] }, "the range is from -Infinity to Infinity"],
  ["guesses as high as a win", { evaluate: (board) => (board[1] === "X" ? 1 : 0) }, "as large as 1"],
  ["guesses without end", { evaluate: () => Infinity }, "the estimate is Infinity"],
  ["guesses −0", { evaluate: () => -0 }, "the estimate is −0"],
  ["leaves a cell out of its key", { key: (board) => board.slice(1).join("") }, "do not play alike"],
  ["has a key of the moment", { key: momentary() }, "Positions have equal keys"],
  ["reads another position", { read: () => row.start }, "read takes what write gives"],
  ["cannot read", { read: refuse }, 'it threw "not here"'],
  ["reads another move", { readMove: () => 0 }, "readMove takes what writeMove gives"],
  ["writes two moves alike", { writeMove: () => "here" }, "two moves are written here"],
  ["loses a move in its order", { order: (_board, moves) => moves.slice(1) }, "order gives the same moves"],
  ["sorts the moves it is given", { order: (_board, moves) => (moves as number[]).reverse() }, "rearranges"],
  ["throws", { moves: refuse }, "The game can be walked"],
];

function spoilingPlay(board: Board, move: number): Board {
  (board as string[])[move] = row.turn(board) === "max" ? "X" : "O";
  return board;
}

function momentary(): () => number {
  let moment = 0;
  return () => moment++ % 7;
}

function refuse(): never {
  throw new Error("not here");
}

describe("checkGame", () => {
  it("finds nothing wrong with a game that keeps the contract", () => {
    expect(checkGame(row)).toEqual([]);
    expect(checkGame(ticTacToe)).toEqual([]);
  });

  it.each(broken)("reports a game that %s", (_fault, fault, sentence) => {
    const fresh = { ...row, start: [...row.start], ...fault };
    expect(checkGame(fresh, { positions: 200 }).join("\n")).toContain(sentence);
  });

  it("names each broken law once, with a position that shows it", () => {
    const problems = checkGame({ ...row, evaluate: () => -0, readMove: () => 0 });
    expect(problems).toEqual([
      "An estimate is a finite number, never −0, and any outcome of a won game outweighs it. " +
        'Broken at "...": the estimate is −0.',
      'readMove takes what writeMove gives. Broken at "...": 1 comes back as 0.',
    ]);
  });

  it("plays random games where there are more positions than it may look at", () => {
    const lateFault = {
      ...ticTacToe,
      outcome: (board: number) => (ticTacToe.outcome(board) ?? 2) - 2 || undefined,
    };
    expect(checkGame(lateFault, { positions: 50, seed: 3 })).not.toEqual([]);
    expect(checkGame(ticTacToe, { positions: 50, seed: 3 })).toEqual([]);
  });

  it("refuses to look at no positions", () => {
    expect(() => checkGame(row, { positions: 0 })).toThrow(
      "positions must be a whole number, 1 or more, not 0",
    );
  });
});
