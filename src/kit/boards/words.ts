import type { Game, Side } from "../../engine/game.ts";
import type { Grid } from "../../games/face/picture.ts";
import type { Look } from "./looks.ts";

export const theBoard = "The board";
export const movesToChoose = "Moves to choose from";
export const boardLabel = (label: string, pieces: string): string => `${label}: ${pieces}`;
export const playLabel = (label: string, aim: Look["aim"]): string =>
  `${label}, to play on: arrow keys walk, Enter ${aim === "piece" ? "chooses and plays" : "plays"}`;
/** Asked where a finger may have missed. */
export const pressAgain = (place: string): string => `${place}? Tap it again to play there.`;

/** Who is to move in a position, or how its game has ended; `sides` are what the game calls MAX and MIN. */
export function sayTurn<Position>(
  game: Game<Position, unknown>,
  position: Position,
  sides?: Look["sides"],
): string {
  const name = (side: Side) =>
    `${sides?.[side].name ?? (side === "max" ? "X" : "O")} (${side.toUpperCase()})`;
  const outcome = game.outcome(position);
  if (outcome === undefined) return `${name(game.turn(position))} is to move.`;
  return outcome === 0 ? "A draw." : `${name(outcome > 0 ? "max" : "min")} has won.`;
}

/**
 * What stands on a board, for those who hear it: where each kind of piece is, or the rows of glyphs of a small board
 * whose pieces have no names.
 */
export function sayBoard(look: Look, grid: Grid): string {
  if (look.pieces === undefined) return grid.map((row) => row.join(" ")).join(" / ");
  const width = grid[0].length;
  const nameOf = look.cellLabel ?? look.cellName;
  const glyphs = grid.flat();
  const kinds = Object.entries(look.pieces).flatMap(([glyph, kind]) => {
    const places = glyphs.flatMap((found, cell) =>
      found === glyph ? [nameOf({ column: cell % width, row: Math.floor(cell / width) }, grid.length)] : [],
    );
    return places.length === 0 ? [] : [`${counted(places.length, kind)} on ${places.join(", ")}`];
  });
  return kinds.length === 0 ? "no pieces" : kinds.join("; ");
}

/** So many pieces of a kind. */
export const counted = (count: number, [one, many]: readonly [one: string, many: string]): string =>
  `${count} ${count === 1 ? one : many}`;

/** Cells of a game without a face, both numbers from 0. */
export const cellName = (column: number, row: number): string => `row ${row + 1}, column ${column + 1}`;
/** Columns count from 1. */
export const column = (number: number): string => `column ${number}`;

/** What a column or a cell called `name` is to aim at. */
export const drops = (name: string, row: number): string => `${name}, drops to row ${row}`;
export const noMove = (name: string): string => `${name}, no move`;
export const full = (name: string): string => `${name}, full`;
/** Nothing on a cell, in the place of a piece's name. */
export const emptyCell = "empty";
export const empty = (name: string): string => `${name}, empty`;
export const holds = (name: string, piece: string): string => `${name}, ${piece}`;
export const canMove = (name: string, piece: string): string => `${name}, ${piece}, can move`;
export const chosen = (name: string, piece: string): string => `${name}, ${piece}, chosen`;
export const goesHere = (name: string, mustCapture: boolean): string =>
  `${name}, ${mustCapture ? "jump" : "move"} here`;

/** Why nothing can be played, or nothing there. */
export const over = "The game is over.";
export const cannotDrop = "No piece can be dropped here.";
export const columnFull = (number: number): string => `Column ${number} is full.`;
export const noMoveHere = "No move leads to this cell.";
/** `piece` is what the piece on the cell is called, where it is called anything. */
export const taken = (piece: string | undefined, glyph: string): string =>
  `There is ${piece === undefined ? `an ${glyph}` : `a ${piece}`} on this cell already.`;

/** The same where pieces move. */
export const otherSide = (mover: string): string => `It is ${mover} to move.`;
export const cannotMove = (mustCapture: boolean): string =>
  `This piece cannot move now${forced(mustCapture)}.`;
export const cannotGo = (mustCapture: boolean): string =>
  `The chosen piece cannot go there${forced(mustCapture)}.`;
export const nobodyGoes = (mustCapture: boolean): string => `No piece can go there${forced(mustCapture)}.`;
export const chooseFirst = "Choose the piece first, then where it goes.";

const forced = (mustCapture: boolean) => (mustCapture ? ": a capture is forced" : "");

export const positionAsText = "Position as text";
export const takeBack = "Take the last position back";
export const wrong = (why: string): string => `${why}. The last good position stays.`;
/** How positions come about, and, where a search looks at few of the points, how few. */
export const howTo = (form: string): string => `Play on the board, or type ${form}.`;
export const looksAt = (points: number): string =>
  `A search looks at the ${points} best-looking points alone.`;

export const wins = (side: string): string => `${side} wins`;
/** Below the move that a search plays. */
export const plays = "plays";
