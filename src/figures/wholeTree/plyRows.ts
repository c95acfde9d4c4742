import type { Side } from "../../engine/game.ts";
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

/** Counts every ply, up to a step of the search. Looks at every node. */
export function plyRows({ tree, reading }: Read, step: number): PlyRow[] {
  const { levelStarts, levelNodes } = tree.columns;
  const seen = reading.seen(step);
  return Array.from({ length: tree.levels }, (_, level) => {
    let [read, max, even, min] = [0, 0, 0, 0];
    for (let slot = levelStarts[level]; slot < levelStarts[level + 1]; slot++) {
      const value = tree.value(levelNodes[slot]);
      if (seen.has(slot)) read++;
      if (value >= 1) max++;
      else if (value <= -1) min++;
      else if (value === 0) even++;
    }
    const nodes = levelStarts[level + 1] - levelStarts[level];
    return { side: tree.side(levelNodes[levelStarts[level]]), nodes, read, max, even, min };
  });
}
