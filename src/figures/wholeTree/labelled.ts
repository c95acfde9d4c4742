import type { Part } from "../../kit/canvas/part.ts";
import type { Seen } from "../../trace/wholeTree/index.ts";
import { firstSlot, type Layout } from "./layout.ts";

/** The room that a node has in sight, in pixels of the picture. */
interface Room {
  readonly left: number;
  readonly room: number;
  /** Where its mark stands: in the middle of that room, or where branches meet. */
  readonly at: number;
  /** Whether no edge of the picture cuts it short. */
  readonly whole: boolean;
  /** Of a point whether the drawing ends beside it; and where its neighbour's mark stands before it. */
  readonly ends?: boolean;
  readonly before?: number;
}

/** A node with room to be named. */
export interface Span extends Room {
  readonly node: number;
  readonly level: number;
  readonly seen: boolean;
}

/** From so many pixels on a node is named. */
export const namedFrom = 28;
/** Pixels from the middle of a point to where its room begins. */
const half = 9;

/** Where a node stands in a picture so many pixels wide: also beyond its edges. */
export function spanOf(
  layout: Layout,
  view: Part,
  width: number,
  node: number,
): { left: number; width: number } {
  const { from, to } = layout.spanOf(node);
  const scale = width / (view.to - view.from);
  return { left: (from - view.from) * scale, width: (to - from) * scale };
}

/** The nodes that have room to be named, level by level. Jumps over all others. */
export function namedSpans(layout: Layout, view: Part, width: number, seen: Seen): Span[] {
  const { levelStarts, levelNodes } = layout.tree.columns;
  const find = layout.name === "branches" ? roomOfPoint : roomOfSpan;
  const spans: Span[] = [];
  for (let level = 0; level < layout.tree.levels; level++) {
    const end = levelStarts[level + 1];
    let slot = firstSlot(layout, level, view.from);
    while (slot < end) {
      const found = find(layout, level, slot, view, width);
      if (typeof found === "number") slot = found;
      else spans.push({ node: levelNodes[slot], level, ...found, seen: seen.has(slot++) });
    }
  }
  return spans;
}

/** Of a slot its room; or the next slot that may have any. */
type FindRoom = (layout: Layout, level: number, slot: number, view: Part, width: number) => Room | number;

/** A rounding error of a view is no edge. */
const nothing = 1e-6;

/** A span that is wide enough, and what of it is in sight. */
const roomOfSpan: FindRoom = (layout, level, slot, view, width) => {
  const { levelStarts, levelNodes } = layout.tree.columns;
  const scale = width / (view.to - view.from);
  const { from, to } = layout.spanOf(levelNodes[slot]);
  if (from >= view.to) return levelStarts[level + 1];
  const left = Math.max(0, (from - view.from) * scale);
  const right = Math.min(width, (to - view.from) * scale);
  // Whatever ends before as much as a name would need is narrower than that.
  if (right - left < namedFrom)
    return Math.max(slot + 1, firstSlot(layout, level, Math.min(view.to, from + namedFrom / scale)));
  const whole = from >= view.from - nothing && to <= view.to + nothing;
  return { left, room: right - left, at: (left + right) / 2, whole };
};

/**
 * A point that is far enough from its neighbours: it has the room up to the next one's mark, and the last of a level that
 * to the edge of the drawing, which counts for no other.
 */
const roomOfPoint: FindRoom = (layout, level, slot, view, width) => {
  const { levelStarts, levelNodes } = layout.tree.columns;
  const [begin, end] = [levelStarts[level], levelStarts[level + 1]];
  const scale = width / (view.to - view.from);
  const pixel = (other: number) => {
    if (other < begin) return Number.NEGATIVE_INFINITY;
    if (other >= end) return Number.POSITIVE_INFINITY;
    return (layout.spanOf(levelNodes[other]).from + 0.5 - view.from) * scale;
  };
  const [before, at, next] = [pixel(slot - 1), pixel(slot), pixel(slot + 1)];
  if (at >= width) return end;
  // Neither it nor the next one has room, nor has whatever is as near to that.
  if (next - at < namedFrom)
    return Math.max(slot + 2, firstSlot(layout, level, view.from + (next + namedFrom) / scale + 0.49));
  if (at < 0 || at - before < namedFrom) return slot + 1;
  const left = at - half;
  const edge = (layout.width - view.from) * scale;
  const room = Math.min(next - half, edge, width) - left;
  const ends = slot === end - 1 && edge <= width + nothing;
  return { left, room, at, whole: next - half <= width, ends, before };
};
