import type { Side } from "../../engine/game.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";
import type { Read } from "./askedTree.ts";

/** One ply of a tree, counted. */
export interface PlyRow {
  readonly side: Side;
  readonly nodes: number;
  readonly read: number;
  /** Nodes that are won for MAX, worth 0, and won for MIN, by the values of the tree. */
  readonly max: number;
  readonly even: number;
  readonly min: number;
}

/** What of a ply is the same at every step. */
type PlyWorth = Pick<PlyRow, "max" | "even" | "min">;
const known = new WeakMap<WholeTree<unknown>, readonly PlyWorth[]>();

/** Counts every ply, up to a step of the search. Looks at every node of a tree once, and never again. */
export function plyRows({ tree, reading }: Read, step: number): PlyRow[] {
  const { levelStarts, levelNodes } = tree.columns;
  const worth = known.get(tree) ?? countWorth(tree);
  known.set(tree, worth);
  const read = reading.differentNodes(step);
  return worth.map((counts, level) => ({
    side: tree.side(levelNodes[levelStarts[level]]),
    nodes: levelStarts[level + 1] - levelStarts[level],
    read: read[level],
    ...counts,
  }));
}

function countWorth(tree: WholeTree<unknown>): PlyWorth[] {
  const { plies } = tree.columns;
  const [max, even, min] = [0, 1, 2].map(() => new Int32Array(tree.levels));
  for (let node = 0; node < plies.length; node++) {
    const value = tree.value(node);
    if (value >= 1) max[plies[node]]++;
    else if (value <= -1) min[plies[node]]++;
    else if (value === 0) even[plies[node]]++;
  }
  return Array.from({ length: tree.levels }, (_, level) => ({
    max: max[level],
    even: even[level],
    min: min[level],
  }));
}
