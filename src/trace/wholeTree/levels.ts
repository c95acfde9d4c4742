import type { WholeTreeColumns } from "./wholeTree.ts";

/** Plies below the root that a tree may have at most: they are numbers of a byte. */
export const deepest = 255;

/** Sorts nodes by level, and keeps their order within each; `plies` is indexed by node. */
export function levelsOf(plies: Uint8Array): Pick<WholeTreeColumns<unknown>, "levelStarts" | "levelNodes"> {
  const counts = new Int32Array(deepest + 1);
  let levels = 0;
  for (let node = 0; node < plies.length; node++) {
    counts[plies[node]]++;
    if (plies[node] >= levels) levels = plies[node] + 1;
  }
  const levelStarts = new Int32Array(levels + 1);
  for (let level = 0; level < levels; level++) levelStarts[level + 1] = levelStarts[level] + counts[level];
  const next = levelStarts.slice();
  const levelNodes = new Int32Array(plies.length);
  for (let node = 0; node < plies.length; node++) levelNodes[next[plies[node]]++] = node;
  return { levelStarts, levelNodes };
}
