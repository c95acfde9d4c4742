import type { Seen, WholeTree } from "../../trace/wholeTree/index.ts";
import { firstSlot, type LeafView } from "./leafView.ts";

/** A node wide enough to be named, in pixels of the picture. */
export interface Span {
  readonly node: number;
  readonly level: number;
  readonly left: number;
  readonly width: number;
  readonly seen: boolean;
}

/** From so many pixels on a node is named. */
export const namedFrom = 28;

/** Where a node stands in a picture so many pixels wide: also beyond its edges. */
export function spanOf(
  tree: WholeTree<unknown>,
  view: LeafView,
  width: number,
  node: number,
): { left: number; width: number } {
  const { firstLeaf, ends } = tree.columns;
  const scale = width / (view.to - view.from);
  return {
    left: (firstLeaf[node] - view.from) * scale,
    width: (firstLeaf[ends[node]] - firstLeaf[node]) * scale,
  };
}

/** The nodes that are wide enough to be named, level by level, and what of each is in sight. Jumps over all others. */
export function namedSpans(tree: WholeTree<unknown>, view: LeafView, width: number, seen: Seen): Span[] {
  const { levelStarts, levelNodes, firstLeaf, ends } = tree.columns;
  const scale = width / (view.to - view.from);
  const spans: Span[] = [];
  for (let level = 0; level < tree.levels; level++) {
    let slot = firstSlot(tree, level, view.from);
    while (slot < levelStarts[level + 1] && firstLeaf[levelNodes[slot]] < view.to) {
      const node = levelNodes[slot];
      const left = Math.max(0, (firstLeaf[node] - view.from) * scale);
      const right = Math.min(width, (firstLeaf[ends[node]] - view.from) * scale);
      if (right - left >= namedFrom) {
        spans.push({ node, level, left, width: right - left, seen: seen.has(slot) });
        slot++;
      } else {
        // Whatever ends before as much as a name would need is narrower than that.
        const next = firstSlot(tree, level, Math.min(view.to, firstLeaf[node] + namedFrom / scale));
        slot = Math.max(slot + 1, next);
      }
    }
  }
  return spans;
}
