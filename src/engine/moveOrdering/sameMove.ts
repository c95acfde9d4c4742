import { moveId } from "./moveId.ts";
import type { Unordered } from "./orderingPart.ts";

/** The node's own move that is remembered by `id`, in a list, which is empty where it is no move here. */
export function sameMove<Position, Move>(node: Unordered<Position, Move>, id: unknown): Move[] {
  const { game, position, moves } = node;
  const same = id === undefined ? undefined : moves.find((move) => moveId(game, position, move) === id);
  return same === undefined ? [] : [same];
}
