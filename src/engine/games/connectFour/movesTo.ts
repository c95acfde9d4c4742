import { type Cell, findFour } from "./findFour.ts";
import { orderOfPlay } from "./orderOfPlay.ts";

const columns = [0, 1, 2, 3, 4, 5, 6];

/**
 * The moves of a game that leads to this board of seven columns without holes, given as rows of X, O and . from
 * the top; `last` is who moved last. Throws an Error that says why where no game does.
 */
export function movesTo(rows: readonly string[], last: "X" | "O"): readonly number[] {
  const other = last === "X" ? "O" : "X";
  const won = findFour(rows, last);
  const lost = findFour(rows, other);
  if (won && lost) refuse(`X and O both have four in a row, ${ends(won)} and ${ends(lost)}`);
  if (lost) refuse(`${other} has four in a row, ${ends(lost)}, but ${last} moved after that`);
  if (!won) return playInTurns(rows);
  const winning = columns.filter((column) => {
    const before = takeOff(rows, column);
    return pileOf(rows, column).endsWith(last) && findFour(before, last) === undefined;
  });
  if (winning.length === 0)
    refuse(`${last} has four in a row, ${ends(won)}, but the game went on after that`);
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
    const when = played === "" ? "at the start" : `after ${played} at the latest`;
    refuse(`${when}, it is ${side}'s turn, but the next stone of no column is an ${side}`);
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

const ends = (line: readonly Cell[]) =>
  line.map(({ column, row }) => `row ${row + 1}, column ${column + 1}`).join(" to ");

function refuse(reason: string): never {
  throw new Error(`This cannot arise: ${reason}`);
}
