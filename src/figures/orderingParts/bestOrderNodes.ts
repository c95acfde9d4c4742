import { ArrangedTree, alphaBeta, bestOrder, Counter, type Game, largestTree } from "../../engine/index.ts";
import { treeOfPosition } from "../treeOfPosition.ts";

/**
 * How many nodes alpha-beta enters without a table in an order in which it reads the fewest leaves that any order
 * allows; undefined where the whole tree, which must be known for that, has more than `most` nodes.
 */
export function bestOrderNodes<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  depth: number,
  most = largestTree,
): number | undefined {
  const found = treeOfPosition(game, position, depth, most);
  if (found === undefined) return undefined;
  const arranged = new ArrangedTree(bestOrder(found.tree)).game;
  const counter = new Counter<number>();
  alphaBeta(arranged, arranged.start, {}, counter);
  return counter.nodes;
}
