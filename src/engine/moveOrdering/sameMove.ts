import { moveId } from "./moveId.ts";
import type { Unordered } from "./orderingPart.ts";

const none: readonly never[] = [];

/** The node's own move that is remembered by `id`, in a list, which is empty where it is no move here. */
export function sameMove<Position, Move>(
  { game, position, moves }: Unordered<Position, Move>,
  id: unknown,
): readonly Move[] {
  // A loop, for this is asked at every node: a function handed to `find` would have to be made each time.
  for (const move of moves) if (moveId(game, position, move) === id) return [move];
  return none;
}
