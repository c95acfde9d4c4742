import type { Game } from "../game.ts";
import { type TableSettings, TranspositionTable } from "./transpositionTable.ts";

export interface TableOptions<Move> {
  /**
   * A table to look into and to fill, which the next search of the same game may use again; or how to make one for
   * this search alone: by default without a size, with entries at least as deep.
   */
  readonly table?: TranspositionTable<Move> | TableSettings;
}

/** The table that the options ask for. Throws an Error where it belongs to another game. */
export function tableFor<Position, Move>(
  game: Game<Position, Move>,
  { table = {} }: TableOptions<Move>,
): TranspositionTable<Move> {
  const asked = table instanceof TranspositionTable ? table : new TranspositionTable<Move>(table);
  asked.serve(game);
  return asked;
}
