import { demandWhole } from "../demandWhole.ts";
import { moveId } from "./moveId.ts";
import type { OrderingPart } from "./orderingPart.ts";
import { sameMove } from "./sameMove.ts";

/**
 * The moves that closed the window last at this ply, the latest first: what refutes one move often refutes its sisters
 * too. Keeps `most` of them for each ply, 2 by default; a RangeError where that is no whole number, 1 or more.
 * Source: S. Akl and M. Newborn 1977, "The Principal Continuation and the Killer Heuristic".
 */
export function killersFirst(most = 2): OrderingPart {
  demandWhole("most", most, [1, Infinity], "moves");
  const killers: unknown[][] = [];
  return {
    name: "killers",
    first: (node) => (killers[node.ply] ?? []).flatMap((id) => sameMove(node, id)),
    cut({ game, position, ply }, move) {
      const id = moveId(game, position, move);
      const known = killers[ply] ?? [];
      if (known[0] !== id) killers[ply] = [id, ...known.filter((other) => other !== id)].slice(0, most);
    },
  };
}
