import {
  bestOrder,
  Counter,
  orderRange,
  parseTree,
  type Tree,
  treeGame,
  worstOrder,
} from "../../../engine/index.ts";
import { type AlgorithmName, algorithms } from "../../../kit/run/algorithms.ts";
import type { Setup } from "../../../kit/run/setup.ts";
import type { TallyAsked } from "./tallyView.ts";

/** What a search enters, reads and cuts of a tree. */
export interface Cost {
  readonly nodes: number;
  readonly leaves: number;
  readonly cutoffs: number;
}

type Searched = Pick<Setup, "algorithm" | "depth" | "window">;

/** What a tree costs, searched by a setup's algorithm as that has it. */
export function costOf(tree: Tree, { algorithm, depth, window }: Searched): Cost {
  const counter = new Counter<number>();
  const game = treeGame(tree);
  const options = { ...(depth === undefined ? {} : { depth }), ...(window === undefined ? {} : { window }) };
  algorithms[algorithm].search(game, game.start, options, counter);
  const { nodes, leaves, cutoffs } = counter;
  return { nodes, leaves, cutoffs };
}

/** The fewest and the most leaves of any order, as far as they are known. */
export interface Extremes {
  readonly fewest: number | undefined;
  readonly most: number | undefined;
}

/** Searches that visit what alpha-beta visits: of them the extremes can be had without trying orders. */
const likeAlphaBeta: readonly AlgorithmName[] = ["alphaBeta", "failHard", "negamaxAlphaBeta"];

/** The extremes, found without trying all orders; `work` as `mostLeaves` has it. */
export function extremesOf({ tree, algorithm, depth, window }: TallyAsked, work?: number): Extremes {
  const whole = depth === undefined && window === undefined;
  if (!whole || !likeAlphaBeta.includes(algorithm)) return { fewest: undefined, most: undefined };
  return orderRange(parseTree(tree), work);
}

/** What orders cost that attain the extremes, as far as these are known. */
export function extremeCosts(asked: TallyAsked, { fewest, most }: Extremes): Cost[] {
  const tree = parseTree(asked.tree);
  const orders = [
    fewest === undefined ? undefined : bestOrder(tree),
    most === undefined ? undefined : worstOrder(tree),
  ];
  return orders.flatMap((order) => (order === undefined ? [] : [costOf(order, asked)]));
}
