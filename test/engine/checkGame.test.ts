import { describe, expect, it } from "vitest";
import {
  type ChanceGame,
  checkGame,
  type Game,
  minimax,
  positionsByPly,
  type Turn,
  ticTacToe,
} from "../../src/engine/index.ts";

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

/** MAX calls heads or tails, a bent coin falls, and MAX may call a second time; written as what was called and fell. */
const coin: ChanceGame<string, string> = {
  name: "Bent coin",
  start: "",
  range: [0, 2],
  turn: (calls) => (calls.length % 2 === 0 ? "max" : "chance"),
  moves: (calls) => (calls.length === 4 ? [] : ["h", "t"]),
  chances: () => [2 / 3, 1 / 3],
  play: (calls, move) => calls + move,
  outcome: (calls) => (calls.length === 4 ? +(calls[0] === calls[1]) + +(calls[2] === calls[3]) : undefined),
  evaluate: (calls) => (calls[0] === calls[1] && calls.length > 1 ? 0.5 : 0),
  key: (calls) => calls,
  writeMove: (_calls, move) => move,
  readMove: (_calls, text) => text,
  write: (calls) => calls,
  read: (text) => text,
  diagram: (calls) => calls,
};

const unfair: readonly (readonly [string, Partial<ChanceGame<string, string>>, string])[] = [
  ["lets what cannot happen happen", { chances: () => [1, 0] }, "a probability is 0"],
  ["is surer than sure", { chances: () => [2, -1] }, "a probability is 2"],
  ["has no number for a probability", { chances: () => [Number.NaN, 1] }, "a probability is NaN"],
  [
    "forgets that one of three may happen",
    { chances: () => [1 / 3, 1 / 3] },
    "the probabilities sum to 0.66",
  ],
  ["has more probabilities than moves", { chances: () => [0.5, 0.25, 0.25] }, "2 things may happen, with 3"],
  ["estimates what nothing is worth", { evaluate: () => -0.5 }, "An estimate lies in the range of outcomes"],
  [
    "draws otherwise in positions of one key",
    {
      chances: (calls) => (calls === "h" ? [0.25, 0.75] : [0.75, 0.25]),
      key: (calls) => (calls.length === 1 ? "called" : calls),
      diagram: () => "",
    },
    "do not play alike",
  ],
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

  it("lets chance draw and a side choose twice in a game of chance", () => {
    expect(checkGame(coin)).toEqual([]);
    expect(positionsByPly(coin, coin.start).map((ply) => ply.length)).toEqual([1, 2, 4, 8, 16]);
  });

  it.each(unfair)("reports a game of chance that %s", (_fault, fault, sentence) => {
    expect(checkGame({ ...coin, ...fault }).join("\n")).toContain(sentence);
  });

  it("reports a game that leaves it to chance and does not say how likely what is", () => {
    const silent = { ...row, turn: (): Turn => "chance" } as unknown as typeof row;
    expect(checkGame(silent).join("\n")).toContain("nothing says how likely its moves are");
  });

  it("is another kind of game to the types: a search that knows no chance takes none", () => {
    // @ts-expect-error It would take chance for MIN.
    expect(() => minimax(coin, coin.start)).not.toThrow();
  });
});
