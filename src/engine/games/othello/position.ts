import { demandText } from "../../demand.ts";
import type { Side } from "../../game.ts";
import { Refusal } from "../../refusal.ts";
import { Zobrist } from "../../table/zobrist.ts";
import * as anyGame from "../words.ts";
import * as words from "./words.ts";

const directions = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));

function ray(square: number, [down, right]: readonly [number, number]): number[] {
  const squares: number[] = [];
  let [row, column] = [Math.floor(square / 8) + down, (square % 8) + right];
  for (; row >= 0 && row < 8 && column >= 0 && column < 8; row += down, column += right) {
    squares.push(8 * row + column);
  }
  return squares;
}

/**
 * Indexed by the square: the squares seen from it, one list for each of up to eight directions, the nearest first. A
 * list of fewer than two squares can hold no disc to flip and its captor, and is left out.
 */
const rays: readonly (readonly (readonly number[])[])[] = Array.from({ length: 64 }, (_, square) =>
  directions
    .filter(([down, right]) => down !== 0 || right !== 0)
    .map((direction) => ray(square, direction))
    .filter(({ length }) => length >= 2),
);

/** Squares are numbered 0 to 63, row by row from a1: a1 to h1, then a2. */
export const squareName = (square: number): string =>
  "abcdefgh"[square % 8] + String(Math.floor(square / 8) + 1);

/** The square that a name such as "d3" means; undefined for what is none. */
export function squareNamed(name: string): number | undefined {
  if (!/^[a-h][1-8]$/i.test(name)) return undefined;
  return "abcdefgh".indexOf(name[0].toLowerCase()) + 8 * (Number(name[1]) - 1);
}

/** Whose disc lies on a square: Black is MAX. */
export const black = 1;
export const white = -1;
export const empty = 0;
export type Disc = typeof black | typeof white;

export interface OthelloPosition {
  /** Indexed by the square, a1 to h1, then a2: 1 for a black disc, −1 for a white one, 0 for none. */
  readonly discs: Int8Array;
  /** Whose turn it is: 1 for Black, −1 for White. */
  readonly mover: Disc;
  /** Zobrist key of the discs and the side to move. */
  readonly key: number;
}

/** The move of a side that cannot flip anything while the other can. */
export const pass = 64;

const zobrist = new Zobrist({ pieces: 2, squares: 64, seed: "Othello" });
const pieceOf = (disc: Disc) => (disc === black ? 0 : 1);

export const sideOf = (disc: Disc): Side => (disc === black ? "max" : "min");

/** The position with these discs; `mover` is to move. */
export function position(discs: Int8Array, mover: Disc): OthelloPosition {
  let key = mover === black ? 0 : zobrist.turn;
  for (let square = 0; square < 64; square++) {
    const disc = discs[square];
    if (disc !== empty) key = zobrist.toggle(key, pieceOf(disc as Disc), square);
  }
  return { discs, mover, key };
}

function opening(): OthelloPosition {
  const discs = new Int8Array(64);
  discs[27] = discs[36] = white;
  discs[28] = discs[35] = black;
  return position(discs, black);
}

/** White on d4 and e5, Black on e4 and d5; Black begins. */
export const start = opening();

/** Whether a disc set here would flip some of the other side's. */
export function flipsAny(discs: Int8Array, square: number, mover: Disc): boolean {
  if (discs[square] !== empty) return false;
  for (const ray of rays[square]) {
    if (discs[ray[0]] !== -mover) continue;
    for (let i = 1; i < ray.length; i++) {
      if (discs[ray[i]] === mover) return true;
      if (discs[ray[i]] === empty) break;
    }
  }
  return false;
}

/** Whether the side has a move that is no pass. */
export function canFlip(discs: Int8Array, mover: Disc): boolean {
  for (let square = 0; square < 64; square++) if (flipsAny(discs, square, mover)) return true;
  return false;
}

/** How many squares the side could set a disc on. */
export function mobilityOf(discs: Int8Array, mover: Disc): number {
  let squares = 0;
  for (let square = 0; square < 64; square++) if (flipsAny(discs, square, mover)) squares++;
  return squares;
}

/** Sets a disc and turns over all that lie in a straight row between it and another of the mover's; or passes. */
export function setDisc({ discs, mover, key }: OthelloPosition, square: number): OthelloPosition {
  const other = -mover as Disc;
  if (square === pass) return { discs, mover: other, key: zobrist.toggleTurn(key) };
  const next = discs.slice();
  next[square] = mover;
  let nextKey = zobrist.toggleTurn(zobrist.toggle(key, pieceOf(mover), square));
  for (const ray of rays[square]) {
    let end = 0;
    while (end < ray.length && discs[ray[end]] === other) end++;
    if (end === ray.length || discs[ray[end]] !== mover) continue;
    for (let i = 0; i < end; i++) {
      next[ray[i]] = mover;
      nextKey = zobrist.toggle(zobrist.toggle(nextKey, pieceOf(other), ray[i]), pieceOf(mover), ray[i]);
    }
  }
  return { discs: next, mover: other, key: nextKey };
}

/** Black's discs less White's. */
export function discDifference(discs: Int8Array): number {
  let difference = 0;
  for (let square = 0; square < 64; square++) difference += discs[square];
  return difference;
}

/**
 * The position that 64 characters of X, O and - describe, a1 to h1, then a2, and after a space the side to move, X or
 * O. Any position can be set up. Throws an Error that names the place of what is wrong.
 */
export function readOthello(text: string): OthelloPosition {
  demandText("othello.read", text);
  const [board = "", mover, ...rest] = text.trim().split(/\s+/);
  const glyphs = [...board];
  const wrong = glyphs.findIndex((glyph) => !"XO-".includes(glyph));
  if (wrong >= 0 && wrong < 64) throw new Refusal(words, "noSquare", squareName(wrong), glyphs[wrong]);
  if (glyphs.length !== 64) throw new Refusal(words, "not64Squares", glyphs.length);
  if (mover === undefined) throw new Refusal(words, "sideIsMissing");
  if (mover !== "X" && mover !== "O") throw new Refusal(anyGame, "noSideToMove", mover);
  if (rest.length > 0) throw new Refusal(anyGame, "moreAfterSide", rest[0]);
  const discs = Int8Array.from(glyphs, (glyph) => (glyph === "X" ? black : glyph === "O" ? white : 0));
  return position(discs, mover === "X" ? black : white);
}
