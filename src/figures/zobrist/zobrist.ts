import { ticTacToe } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { parsed } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { ledger, writeBits } from "./keyedGame.svelte.ts";
import * as words from "./words.ts";

/** What a Zobrist figure says of itself: the key in bits, and how many moves have been played. */
export function zobristFacts(played: readonly number[]): Facts {
  return { key: writeBits(ledger(played).at(-1)!.key), moves: String(played.length) };
}

/** Moves written as cells 0 to 8 from the empty board on, "408". Throws an error that says which of them cannot be. */
export function readPlayed(text: string): number[] {
  let position = ticTacToe.start;
  return [...text].map((cell) => {
    const move = ticTacToe.readMove(position, cell);
    position = ticTacToe.play(position, move);
    return move;
  });
}

const fields = {
  /** The moves played from the empty board on, cells 0 to 8: "408". */
  moves: parsed<readonly number[]>(readPlayed, [], (moves) => moves.join("")),
};
export type ZobristFields = typeof fields;
export type ZobristView = ViewOf<ZobristFields>;

/** A tic-tac-toe board and its Zobrist key, worked out bit by bit as moves are played, taken back and reordered. */
export const zobrist = defineFigure({
  name: "zobrist",
  fields,
  opening: { moves: "408" },
  facts: ({ moves }) => zobristFacts(moves),
  drawings: {
    board: [words.drawings.board, ".board .picture > svg"],
    numbers: [words.drawings.numbers, ".numbers"],
    key: [words.drawings.key, ".ledger"],
  },
  component: () => import("./ZobristFigure.svelte"),
});
