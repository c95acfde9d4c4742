import { ticTacToe, Zobrist } from "../../engine/index.ts";
import { cellNames } from "../../games/ticTacToe/cellNames.ts";

/** Few enough to be read, and to be worked out by hand. */
export const bits = 8;

/** The numbers of the figure: X is piece 0, O is piece 1. By this seed they all differ, and none is 0. */
export const numbers = new Zobrist({ pieces: 2, squares: 9, bits, seed: "Albert Zobrist" });

/** A key after one more move. */
export interface LedgerRow {
  /** "X centre"; undefined for the empty board. */
  readonly name: string | undefined;
  /** The number of the piece on its square; 0 for the empty board. */
  readonly number: number;
  readonly key: number;
}

/**
 * A tic-tac-toe key, move by move from the empty board: each row's is the one before, changed by the piece's number and
 * by that of the turn. Throws what the game throws on a move that is not legal.
 */
export function ledger(moves: readonly number[]): LedgerRow[] {
  const rows: LedgerRow[] = [{ name: undefined, number: 0, key: 0 }];
  let position = ticTacToe.start;
  for (const cell of moves) {
    const piece = ticTacToe.turn(position) === "max" ? 0 : 1;
    position = ticTacToe.play(position, ticTacToe.readMove(position, ticTacToe.writeMove(position, cell)));
    rows.push({
      name: `${"XO"[piece]} ${cellNames[cell]}`,
      number: numbers.number(piece, cell),
      key: numbers.toggleTurn(numbers.toggle(rows.at(-1)!.key, piece, cell)),
    });
  }
  return rows;
}

/** A number as its bits, in fours: "0110 1001". */
export const writeBits = (number: number): string =>
  number
    .toString(2)
    .padStart(bits, "0")
    .replace(/(.{4})(?=.)/g, "$1 ");
