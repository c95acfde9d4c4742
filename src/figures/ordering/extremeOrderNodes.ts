import {
  ArrangedTree,
  alphaBeta,
  bestOrder,
  Counter,
  type Game,
  largestTree,
  worstOrder,
} from "../../engine/index.ts";
import { treeOfPosition } from "../../kit/run/treeOfPosition.ts";

/** Steps that finding the worst order may take: a fraction of a second. */
const worstOrderWork = 1_000_000;

/**
 * How many nodes alpha-beta enters without a table in an order in which it reads the fewest, or the most, leaves that
 * any order allows; undefined where the whole tree, which must be known for that, has more than `most` nodes, or where
 * the worst order would take more than `work` steps to find.
 */
export function extremeOrderNodes<Position, Move>(
  which: "best" | "worst",
  game: Game<Position, Move>,
  position: Position,
  depth: number,
  { most = largestTree, work = worstOrderWork }: { most?: number; work?: number } = {},
): number | undefined {
  const found = treeOfPosition(game, position, depth, most);
  if (found === undefined) return undefined;
  const tree = which === "best" ? bestOrder(found.tree) : worstOrder(found.tree, work);
  if (tree === undefined) return undefined;
  const arranged = new ArrangedTree(tree).game;
  const counter = new Counter<number>();
  alphaBeta(arranged, arranged.start, {}, counter);
  return counter.nodes;
}
