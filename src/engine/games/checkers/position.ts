import { demandText } from "../../demand.ts";
import type { Side } from "../../game.ts";
import { Refusal } from "../../refusal.ts";
import { Zobrist } from "../../table/zobrist.ts";
import * as words from "./words.ts";

/**
 * Squares are the 32 dark ones, numbered 0 to 31 here and written 1 to 32, row by row from the top left as Black sees
 * them below: row 0 is squares 1 to 4, where Black's men begin and White's are crowned.
 */
export const rowOf = (square: number): number => square >> 2;

/** Columns 0 to 7 of the whole board; the dark squares of even rows are the odd columns. */
export const columnOf = (square: number): number => 2 * (square & 3) + (rowOf(square) % 2 === 0 ? 1 : 0);

/** The dark square, 0 to 31, in this row and column of the whole board; undefined for a light one and off the board. */
export function squareAt(row: number, column: number): number | undefined {
  if (row < 0 || row > 7 || column < 0 || column > 7 || (row + column) % 2 === 0) return undefined;
  return 4 * row + (column >> 1);
}

/** The four ways along the diagonals: two down the board, as Black's men go, then two up. */
const ways = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

/** Indexed by the square and the way: the square next to it, −1 off the board. */
export const neighbours: readonly Int8Array[] = Array.from({ length: 32 }, (_, square) =>
  Int8Array.from(ways, ([down, right]) => squareAt(rowOf(square) + down, columnOf(square) + right) ?? -1),
);

/** The ways of a piece: men go forward, kings all ways. */
export const blackWays: readonly number[] = [0, 1];
export const whiteWays: readonly number[] = [2, 3];
export const kingWays: readonly number[] = [0, 1, 2, 3];

/** What stands on a square: Black's pieces are positive, kings are twice a man. */
const blackMan = 1;
const whiteMan = -1;

/** 1 for Black, who is MAX and begins, −1 for White. */
export type Player = 1 | -1;

export interface CheckersPosition {
  /** Indexed by the square: a piece, or 0. */
  readonly pieces: Int8Array;
  readonly mover: Player;
  /** Plies since the last capture or man's move. */
  readonly quiet: number;
  /** Zobrist key of pieces, side to move and `quiet`. */
  readonly key: number;
}

/** Plies without a capture or a man's move after which the game is a draw: forty moves of each side. */
export const drawAfter = 80;

/** The squares a piece is set on, one after the other, the one it comes from first; and what it takes. */
export interface CheckersMove {
  readonly path: readonly number[];
  readonly taken: readonly number[];
  /** How it is written, "11-15" or "22x15x8": made with it, since searches know a move again by it. */
  readonly text: string;
}

const zobrist = new Zobrist({ pieces: 4, squares: 32, seed: "checkers" });
const quietness = new Zobrist({ pieces: 1, squares: drawAfter + 1, seed: "plies without progress" });

/** Indexed by the piece, from −2: its kind for the key. */
const kinds = [3, 2, 0, 0, 1];

export const sideOf = (player: Player): Side => (player === 1 ? "max" : "min");

export const toggled = (key: number, piece: number, square: number): number =>
  zobrist.toggle(key, kinds[piece + 2], square);

export const turned = (key: number): number => zobrist.toggleTurn(key);

export const withQuiet = (key: number, quiet: number): number => quietness.toggle(key, 0, quiet);

/** The position with these pieces, by square, after `quiet` plies without a capture or a man's move; `mover` is to move. */
export function position(pieces: Int8Array, mover: Player, quiet: number): CheckersPosition {
  let key = withQuiet(mover === 1 ? 0 : turned(0), quiet);
  for (let square = 0; square < 32; square++) {
    if (pieces[square] !== 0) key = toggled(key, pieces[square], square);
  }
  return { pieces, mover, quiet, key };
}

/** Twelve men each, Black's on 1 to 12, White's on 21 to 32. */
export const start: CheckersPosition = position(
  Int8Array.from({ length: 32 }, (_, square) => (square < 12 ? blackMan : square < 20 ? 0 : whiteMan)),
  1,
  0,
);

/** The row on which a player's men become kings. */
export const crownRow = (player: Player): number => (player === 1 ? 7 : 0);

/**
 * The position that the FEN of PDN describes: the side to move, then each side's squares, K before a king's, as in
 * "B:W21,22,K30:B1,2". A side may have none. ":H12" after it says how many plies ago the last capture or man's move
 * was. Throws an Error that names what is wrong.
 * Source: PDN 3.0 standard, tag FEN.
 */
export function readCheckers(text: string): CheckersPosition {
  demandText("checkers.read", text);
  const [mover, ...parts] = text.trim().split(":");
  if (mover !== "B" && mover !== "W") throw new Refusal(words, "noSideToMove", mover);
  const pieces = new Int8Array(32);
  const seen = new Set<string>();
  let quiet = 0;
  for (const part of parts) {
    const kind = part[0];
    if (seen.has(kind)) throw new Refusal(words, "secondPart", part);
    seen.add(kind);
    if (kind === "H") quiet = readQuiet(part);
    else if (kind === "B" || kind === "W") placePieces(pieces, part, kind === "B" ? 1 : -1);
    else throw new Refusal(words, "noPart", part);
  }
  for (const kind of ["B", "W"] as const) {
    if (!seen.has(kind)) throw new Refusal(words, "partIsMissing", kind);
  }
  return position(pieces, mover === "B" ? 1 : -1, quiet);
}

function readQuiet(part: string): number {
  const plies = /^H\d{1,2}$/.test(part) ? Number(part.slice(1)) : Number.NaN;
  if (plies <= drawAfter) return plies;
  throw new Refusal(words, "noPlies", part, drawAfter);
}

function placePieces(pieces: Int8Array, part: string, player: Player): void {
  if (part.length === 1) return;
  for (const name of part.slice(1).split(",")) {
    const [, king, number] = name.trim().match(/^(K?)(\d{1,2})$/) ?? [];
    const square = Number(number) - 1;
    if (!(square >= 0 && square < 32)) throw new Refusal(words, "noSquare", name, part);
    if (pieces[square] !== 0) throw new Refusal(words, "takenTwice", square + 1);
    if (king === "" && rowOf(square) === (player === 1 ? 7 : 0))
      throw new Refusal(words, "manOnLastRow", square + 1);
    pieces[square] = king === "" ? player : 2 * player;
  }
}

/** The position as FEN of PDN; plies without progress only where there are some. See `readCheckers`. */
export function writeCheckers({ pieces, mover, quiet }: CheckersPosition): string {
  const squaresOf = (player: Player) =>
    [...pieces.keys()]
      .filter((square) => pieces[square] * player > 0)
      .map((square) => `${Math.abs(pieces[square]) === 2 ? "K" : ""}${square + 1}`)
      .join(",");
  const plies = quiet === 0 ? "" : `:H${quiet}`;
  return `${mover === 1 ? "B" : "W"}:W${squaresOf(-1)}:B${squaresOf(1)}${plies}`;
}
