import { Counter, type Tree, treeGame } from "../../../engine/index.ts";
import { algorithms } from "../../../kit/run/algorithms.ts";
import type { Setup } from "../../../kit/run/setup.ts";

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
