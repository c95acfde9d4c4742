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
      const score = (move: (typeof moves)[number]) => known.get(moveId(game, position, move)) ?? 0;
      const scored = moves.map((move) => ({ move, score: score(move) })).filter(({ score }) => score > 0);
      return scored.sort((one, other) => other.score - one.score).map(({ move }) => move);
    },
    cut({ game, position }, move, depth) {
      const [known, id] = [scores[game.turn(position)], moveId(game, position, move)];
      known.set(id, (known.get(id) ?? 0) + (depth === Infinity ? 1 : depth ** 2));
    },
  };
}
