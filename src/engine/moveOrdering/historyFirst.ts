import type { Side } from "../game.ts";
import { moveId } from "./moveId.ts";
import type { OrderingPart } from "./orderingPart.ts";

/**
 * The moves that closed windows anywhere in the tree, those first that did so most, for the same side. A cut counts
 * the square of the plies that were left below it (1 in a search without a limit), for what it spared grows with them.
 * Source: J. Schaeffer 1983, "The History Heuristic".
 */
export function historyFirst(): OrderingPart {
  const scores: Record<Side, Map<unknown, number>> = { max: new Map(), min: new Map() };
  return {
    name: "history",
    first({ game, position, moves }) {
      const known = scores[game.turn(position)];
      // Sorted by insertion: moves are few, and this is asked at every node, so it makes no object for each of them.
      const sorted: (typeof moves)[number][] = [];
      const descending: number[] = [];
      for (const move of moves) {
        const score = known.get(moveId(game, position, move));
        if (score === undefined) continue;
        let at = sorted.length;
        for (; at > 0 && descending[at - 1] < score; at--) {
          sorted[at] = sorted[at - 1];
          descending[at] = descending[at - 1];
        }
        sorted[at] = move;
        descending[at] = score;
      }
      return sorted;
    },
    cut({ game, position }, move, depth) {
      const [known, id] = [scores[game.turn(position)], moveId(game, position, move)];
      known.set(id, (known.get(id) ?? 0) + (depth === Infinity ? 1 : depth ** 2));
    },
  };
}
