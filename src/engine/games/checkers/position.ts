import type { Side } from "../../game.ts";
import { Zobrist } from "../../table/zobrist.ts";

/** What stands on a square: Black's pieces are positive, kings are twice a man. */
export const blackMan = 1;
export const blackKing = 2;
export const whiteMan = -1;
export const whiteKing = -2;

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
