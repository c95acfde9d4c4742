import type { AnyGame } from "../game.ts";
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
  game: AnyGame<Position, Move>,
  { table = {} }: TableOptions<Move>,
): TranspositionTable<Move> {
  const asked = table instanceof TranspositionTable ? table : new TranspositionTable<Move>(table);
  asked.serve(game);
  return asked;
}

/**
 * A line that leads to `value` ends where an entry answered: this goes on by what the table still knows, as long as
 * its entries are exact, no less than what is left of `depth` deep, and of that same value. Ends of games have none.
 */
export function lengthen<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  depth: number,
  { value, line }: { readonly value: number; readonly line: readonly Move[] },
  table: TranspositionTable<Move>,
): Move[] {
  const longer = [...line];
  let reached = line.reduce((from, move) => game.play(from, move), position);
  while (longer.length < depth) {
    const left = depth - longer.length;
    const entry = table.find(game.key(reached), left);
    if (entry?.move === undefined || entry.bound !== "exact" || entry.depth < left || entry.value !== value)
      break;
    longer.push(entry.move);
    reached = game.play(reached, entry.move);
  }
  return longer;
}
