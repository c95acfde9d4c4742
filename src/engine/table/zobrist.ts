import { demandWhole } from "../demand.ts";
import { random } from "../random.ts";

export interface ZobristSize {
  /** Kinds of pieces, both sides' counted, and squares; each is numbered from 0. */
  readonly pieces: number;
  readonly squares: number;
  /** Bits of every number, 1 to 53; 53 by default, as many as a whole number holds exactly. */
  readonly bits?: number;
  readonly seed?: number | string;
}

const half = 2 ** 32;

/**
 * Keys of positions that a move changes little by little: a random number for each piece on each square and one for the
 * side to move; a position's key is the exclusive or of those that are true of it. Setting a piece and taking it away
 * are the same act, and the order of the moves leaves no trace. Two different positions share a key of b bits with
 * probability 2^−b. Throws a RangeError for sizes that are no whole numbers in their range.
 * Source: A. Zobrist 1970, "A New Hashing Method with Application for Game Playing".
 */
export class Zobrist {
  /** What the other side's turn adds to a key. */
  readonly turn: number;
  readonly #squares: number;
  /** Indexed by piece × squares + square. */
  readonly #numbers: Float64Array;

  constructor({ pieces, squares, bits = 53, seed = "Zobrist" }: ZobristSize) {
    demandWhole("pieces", pieces, [1, 64]);
    demandWhole("squares", squares, [1, 65_536]);
    demandWhole("bits", bits, [1, 53]);
    const chance = random(seed);
    const [low, high] = [2 ** Math.min(bits, 32), 2 ** Math.max(0, bits - 32)];
    const draw = () => chance.below(high) * half + chance.below(low);
    this.#squares = squares;
    this.turn = draw();
    this.#numbers = Float64Array.from({ length: pieces * squares }, draw);
  }

  /** The number of a piece on a square. */
  number(piece: number, square: number): number {
    return this.#numbers[piece * this.#squares + square];
  }

  /** The key with the piece set on the square, or taken away where it stands. */
  toggle(key: number, piece: number, square: number): number {
    return xor(key, this.number(piece, square));
  }

  /** The key with the other side to move. */
  toggleTurn(key: number): number {
    return xor(key, this.turn);
  }
}

/** Bitwise operators take 32 bits: a longer number is taken in two. */
const xor = (one: number, other: number): number =>
  (Math.floor(one / half) ^ Math.floor(other / half)) * half + ((one ^ other) >>> 0);
