import {
  connectFour,
  evaluationFirst,
  iterativeDeepening,
  tableMoveFirst,
  variationFirst,
} from "../src/engine/index.ts";
import { expectFound } from "./expectFound.ts";
import { minimalNodes } from "./minimalNodes.ts";
import type { Row } from "./row.ts";

/**
 * How near the best search comes to the fewest nodes that any can do with: iterative deepening with the table and the
 * best order, in its last iteration, beside the minimal tree of the same value and depth. It can do with less, because
 * a tree counts equal positions each time and the table does not. The best order is what the last iteration found,
 * then the table's move, then all others as the position after each is evaluated; killers and history, which say
 * nothing of the very position, would only come between. The iterations before the last come to about as many nodes
 * again.
 */
export function bestSearchRow(where: string, moves: string, depth: number): Row {
  const position = moves === "" ? connectFour.start : connectFour.read(moves);
  const order = () => [variationFirst(), tableMoveFirst(), evaluationFirst()];
  const search = () => iterativeDeepening(connectFour, position, { depth, order: order() });
  return {
    title: `Connect Four ${where}, ${depth} plies: the best search against the minimal tree`,
    goal: { atMost: 1.5 },
    counted: "nodes",
    contender: {
      name: "last iteration",
      measure() {
        const { iterations } = search();
        return iterations[iterations.length - 1].nodes;
      },
    },
    against: {
      name: "minimal tree",
      measure() {
        const { value, nodes } = minimalNodes(connectFour, position, depth);
        expectFound(search().value, value);
        return nodes;
      },
    },
  };
}
