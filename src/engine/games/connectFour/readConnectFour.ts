import { demandText } from "../../demand.ts";
import { Refusal } from "../../refusal.ts";
import * as anyGame from "../words.ts";
import { type ConnectFourPosition, drop, start } from "./position.ts";
import type { Cell } from "./words.ts";
import * as words from "./words.ts";

/**
 * The position that a text describes: six rows from the top joined by /, or the moves played as digits, "4453".
 * Throws an Error that names what is wrong and where, also where a position cannot arise by play.
 */
export function readConnectFour(text: string): ConnectFourPosition {
  demandText("connectFour.read", text);
  const trimmed = text.trim();
  if (trimmed === "") throw new Refusal(words, "noText");
  return /[/XO.]/.test(trimmed) ? readRows(trimmed) : readMoves(trimmed);
}

/** The position after the moves of a game, each the digit of its column: "4453". Throws an Error naming the move. */
function readMoves(text: string): ConnectFourPosition {
  let position = start;
  const heights = [0, 0, 0, 0, 0, 0, 0];
  for (const [index, digit] of [...text].entries()) {
    if (!/[1-7]/.test(digit)) throw new Refusal(words, "noColumn", index, digit);
    if (position.won) throw new Refusal(words, "movedAfterEnd", index, digit);
    const column = Number(digit) - 1;
    if (heights[column]++ === 6) throw new Refusal(words, "columnIsFull", index, digit);
    position = drop(position, column);
  }
  return position;
}

const columns = [0, 1, 2, 3, 4, 5, 6];

/**
 * The position that six rows of X, O and ., from the top, joined by /, describe. Throws an Error that names the
 * place where it is no board, and the reason where no game can lead to it.
 */
function readRows(text: string): ConnectFourPosition {
  const rows = text.split("/").map((row) => row.trim());
  refuseMisshapen(rows);
  refuseFloating(rows);
  const [x, o] = ["X", "O"].map((side) => [...text].filter((glyph) => glyph === side).length);
  if (x !== o && x !== o + 1) throw new Refusal(anyGame, "unequalTurns", x, o);
  return movesTo(rows, x > o ? "X" : "O").reduce(drop, start);
}

function refuseMisshapen(rows: readonly string[]): void {
  for (const [row, cells] of rows.entries()) {
    const wrong = [...cells].findIndex((glyph) => !"XO.".includes(glyph));
    if (wrong >= 0) throw new Refusal(words, "noCell", { row, column: wrong }, [...cells][wrong]);
    if (cells.length !== 7) throw new Refusal(words, "notSevenCells", row, cells.length);
  }
  if (rows.length !== 6) throw new Refusal(words, "notSixRows", rows.length);
}

function refuseFloating(rows: readonly string[]): void {
  for (const [row, cells] of rows.entries()) {
    const floating = columns.find((column) => cells[column] !== "." && rows[row + 1]?.[column] === ".");
    if (floating !== undefined)
      throw new Refusal(words, "floatingStone", { row, column: floating }, cells[floating]);
  }
}

/**
 * The moves of a game that leads to this board of seven columns without holes, given as rows of X, O and . from
 * the top; `last` is who moved last. Throws an Error that says why where no game does.
 */
function movesTo(rows: readonly string[], last: "X" | "O"): readonly number[] {
  const other = last === "X" ? "O" : "X";
  const won = findFour(rows, last);
  const lost = findFour(rows, other);
  if (won && lost) throw new Refusal(words, "twoFours", won, lost);
  if (lost) throw new Refusal(words, "movedAfterFour", other, lost, last);
  if (!won) return playInTurns(rows);
  const winning = columns.filter((column) => {
    const before = takeOff(rows, column);
    return pileOf(rows, column).endsWith(last) && findFour(before, last) === undefined;
  });
  if (winning.length === 0) throw new Refusal(words, "wentOnAfterFour", last, won);
  return lastInOneOf(winning, rows);
}

/** A game whose last stone fell into one of these columns. */
function lastInOneOf([column, ...others]: readonly number[], rows: readonly string[]): readonly number[] {
  try {
    return [...playInTurns(takeOff(rows, column)), column];
  } catch (error) {
    if (others.length === 0) throw error;
    return lastInOneOf(others, rows);
  }
}

function playInTurns(rows: readonly string[]): readonly number[] {
  const piles = columns.map((column) => pileOf(rows, column));
  const moves = orderOfPlay(piles);
  if (moves.length < piles.join("").length) {
    const side = moves.length % 2 === 0 ? "X" : "O";
    const played = moves.map((column) => column + 1).join("");
    throw new Refusal(words, "noOrderOfPlay", played, side);
  }
  return moves;
}

/** The stones of a column, from the bottom. */
function pileOf(rows: readonly string[], column: number): string {
  const cells = rows.map((row) => row[column]).toReversed();
  return cells.filter((cell) => cell !== ".").join("");
}

/** The rows without the top stone of a column. */
function takeOff(rows: readonly string[], column: number): string[] {
  const top = rows.findIndex((row) => row[column] !== ".");
  return rows.map((row, index) => (index === top ? `${row.slice(0, column)}.${row.slice(column + 1)}` : row));
}

/**
 * The moves of one game that piles up these columns, X and O taking turns, X first; each column is given as its
 * stones from the bottom, "XOX". Where no game does, the most moves that can be made of it.
 */
function orderOfPlay(columns: readonly string[]): number[] {
  const all = columns.join("").length;
  const heights = columns.map(() => 0);
  const hopeless = new Set<number>();
  const moves: number[] = [];
  let longest: number[] = [];

  /** Whether the rest of the stones can follow. Depends on nothing but the heights, so each is tried once. */
  function goOn(): boolean {
    if (moves.length > longest.length) longest = [...moves];
    if (moves.length === all) return true;
    const pile = heights.reduce((code, height) => 7 * code + height, 0);
    if (hopeless.has(pile)) return false;
    const side = moves.length % 2 === 0 ? "X" : "O";
    for (const [column, stones] of columns.entries()) {
      if (stones[heights[column]] !== side) continue;
      heights[column]++;
      moves.push(column);
      if (goOn()) return true;
      moves.pop();
      heights[column]--;
    }
    hopeless.add(pile);
    return false;
  }

  goOn();
  return longest;
}

const directions = [
  { right: 1, down: 0 },
  { right: 0, down: 1 },
  { right: 1, down: 1 },
  { right: 1, down: -1 },
];

/** The two ends of the first four in a row of this glyph, on a board given as rows from the top. */
function findFour(rows: readonly string[], glyph: string): readonly [Cell, Cell] | undefined {
  for (const [row, cells] of rows.entries()) {
    for (let column = 0; column < cells.length; column++) {
      if (cells[column] !== glyph) continue;
      for (const { right, down } of directions) {
        const line = [0, 1, 2, 3].map((step) => ({ column: column + step * right, row: row + step * down }));
        if (line.every((cell) => rows[cell.row]?.[cell.column] === glyph)) return [line[0], line[3]];
      }
    }
  }
  return undefined;
}
