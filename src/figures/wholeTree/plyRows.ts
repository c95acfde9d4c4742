import type { Turn } from "../../engine/game.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";
import type { Read } from "./askedTree.ts";

/** One ply of a tree, counted. */
export interface PlyRow {
  /** Whose turn it is; where several have theirs there, or where all nodes are leaves, that. */
  readonly turn: Turn | "mixed" | "leaves";
  readonly nodes: number;
  readonly read: number;
  /** Nodes that are won for MAX, worth 0, and won for MIN, by the values of the tree; where chance draws, above 0 and below. */
  readonly max: number;
  readonly even: number;
  readonly min: number;
}

/** What of a ply is the same at every step. */
type PlyWorth = Pick<PlyRow, "max" | "even" | "min">;
const known = new WeakMap<WholeTree<unknown>, readonly PlyWorth[]>();

/** Counts every ply, up to a step of the search. Looks at every node of a tree once, and never again. */
export function plyRows({ tree, reading }: Read, step: number): PlyRow[] {
  const { levelStarts } = tree.columns;
  const worth = known.get(tree) ?? countWorth(tree);
  known.set(tree, worth);
  const read = reading.differentNodes(step);
  return worth.map((counts, level) => ({
    turn: turnAt(tree, level),
    nodes: levelStarts[level + 1] - levelStarts[level],
    read: read[level],
    ...counts,
  }));
}

/** Whose turn it is at a level. Where sides alternate, one node tells it. */
export function turnAt(tree: WholeTree<unknown>, level: number): PlyRow["turn"] {
  const { levelStarts, levelNodes, turns } = tree.columns;
  if (turns === undefined) return tree.turn(levelNodes[levelStarts[level]]);
  let turn: PlyRow["turn"] = "leaves";
  for (let slot = levelStarts[level]; slot < levelStarts[level + 1]; slot++) {
    const node = levelNodes[slot];
    if (tree.isLeaf(node)) continue;
    if (turn !== "leaves" && turn !== tree.turn(node)) return "mixed";
    turn = tree.turn(node);
  }
  return turn;
}

function countWorth(tree: WholeTree<unknown>): PlyWorth[] {
  const { plies, turns } = tree.columns;
  const won = turns === undefined ? 1 : Number.MIN_VALUE;
  const [max, even, min] = [0, 1, 2].map(() => new Int32Array(tree.levels));
  for (let node = 0; node < plies.length; node++) {
    const value = tree.value(node);
    if (value >= won) max[plies[node]]++;
    else if (value <= -won) min[plies[node]]++;
    else if (value === 0) even[plies[node]]++;
  }
  return Array.from({ length: tree.levels }, (_, level) => ({
    max: max[level],
    even: even[level],
    min: min[level],
  }));
}
