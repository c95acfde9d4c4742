import { moveId } from "./moveId.ts";
import type { OrderingPart } from "./orderingPart.ts";
import { sameMove } from "./sameMove.ts";

/**
 * Along the line that the search before found, that line's move: the principal variation.
 * Source: S. Akl and M. Newborn 1977, "The Principal Continuation and the Killer Heuristic".
 */
export function variationFirst(): OrderingPart {
  /** Indexed by ply: the position reached on the line, and the move that goes on from it. */
  let steps: { readonly key: unknown; readonly id: unknown }[] = [];
  return {
    name: "variation",
    first(node) {
      const step = steps.at(node.ply);
      return step?.key === node.game.key(node.position) ? sameMove(node, step.id) : [];
    },
    begin(game, position, line) {
      steps = [];
      for (const move of line) {
        steps.push({ key: game.key(position), id: moveId(game, position, move) });
        position = game.play(position, move);
      }
    },
  };
}
