import type { Part } from "../../kit/canvas/part.ts";
import type { Seen } from "../../trace/wholeTree/index.ts";
import { firstSlot, type Layout } from "./layout.ts";

/** A node with room to be named, in pixels of the picture. */
export interface Span {
  readonly node: number;
  readonly level: number;
  /** The room that it has in sight. */
  readonly left: number;
  readonly width: number;
  /** Where its mark stands: in the middle of that room, or where branches meet. */
  readonly at: number;
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
  const spans: Span[] = [];
  const name = layout.name === "branches" ? namePoints : nameSpans;
  for (let level = 0; level < layout.tree.levels; level++) name(layout, level, view, width, seen, spans);
  return spans;
}

/** Spans that are wide enough, and what of each is in sight. */
function nameSpans(
  layout: Layout,
  level: number,
  view: Part,
  width: number,
  seen: Seen,
  spans: Span[],
): void {
  const { levelStarts, levelNodes } = layout.tree.columns;
  const scale = width / (view.to - view.from);
  let slot = firstSlot(layout, level, view.from);
  while (slot < levelStarts[level + 1]) {
    const node = levelNodes[slot];
    const { from, to } = layout.spanOf(node);
    if (from >= view.to) return;
    const left = Math.max(0, (from - view.from) * scale);
    const right = Math.min(width, (to - view.from) * scale);
    if (right - left >= namedFrom) {
      const at = (left + right) / 2;
      spans.push({ node, level, left, width: right - left, at, seen: seen.has(slot) });
      slot++;
    } else {
      // Whatever ends before as much as a name would need is narrower than that.
      slot = Math.max(slot + 1, firstSlot(layout, level, Math.min(view.to, from + namedFrom / scale)));
    }
  }
}

/** Points that are far enough from their neighbours; each has the room up to the next one's mark. */
function namePoints(
  layout: Layout,
  level: number,
  view: Part,
  width: number,
  seen: Seen,
  spans: Span[],
): void {
  const { levelStarts, levelNodes } = layout.tree.columns;
  const [begin, end] = [levelStarts[level], levelStarts[level + 1]];
  const scale = width / (view.to - view.from);
  const pixel = (slot: number) => {
    if (slot < begin) return Number.NEGATIVE_INFINITY;
    return slot < end
      ? (layout.spanOf(levelNodes[slot]).from + 0.5 - view.from) * scale
      : Number.POSITIVE_INFINITY;
  };
  let slot = firstSlot(layout, level, view.from);
  while (slot < end && pixel(slot) < width) {
    const [at, next] = [pixel(slot), pixel(slot + 1)];
    if (next - at < namedFrom) {
      // Neither it nor the next one has room, nor has whatever is as near to that.
      const far = view.from + (next + namedFrom) / scale;
      slot = Math.max(slot + 2, firstSlot(layout, level, far + 0.49));
      continue;
    }
    if (at >= 0 && at - pixel(slot - 1) >= namedFrom) {
      const left = at - half;
      const room = Math.min(next - half, width) - left;
      spans.push({ node: levelNodes[slot], level, left, width: room, at, seen: seen.has(slot) });
    }
    slot++;
  }
}
