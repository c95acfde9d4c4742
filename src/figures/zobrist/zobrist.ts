import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { parsed } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { readPlayed } from "./readPlayed.ts";
import { zobristFacts } from "./zobristFacts.ts";

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
  drawings: { "the board": ".board .picture > svg", "the numbers": ".numbers", "the key": ".ledger" },
  component: () => import("./ZobristFigure.svelte"),
});
