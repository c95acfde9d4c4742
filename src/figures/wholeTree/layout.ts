import type { Places } from "../../drawing/wholeTree/levelRuns.ts";
import type { TidyPlaces } from "../../drawing/wholeTree/tidyPlaces.ts";
import { fewest, type Part, within } from "../../kit/canvas/part.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";

export const layoutNames = ["leaves", "branches"] as const;
export type LayoutName = (typeof layoutNames)[number];

/** Where the nodes of a tree stand across, in units of its own, from 0 to `width`. Those of a level stand in their order. */
export interface Layout {
  readonly name: LayoutName;
  readonly tree: WholeTree<unknown>;
  readonly width: number;
  /** As painters have it. */
  readonly places: Places;
  /** What a node takes up; in its middle it is joined to others. */
  spanOf(node: number): Part;
  /** What it takes up with all that is below it. */
  reachOf(node: number): Part;
}

/** Each node over the leaves below it: the units are leaves. */
export class LeafLayout implements Layout {
  readonly name = "leaves";
  readonly tree: WholeTree<unknown>;
  readonly places: Places;

  constructor(tree: WholeTree<unknown>) {
    this.tree = tree;
    this.places = { begins: tree.columns.firstLeaf, ends: tree.columns.ends };
  }

  get width(): number {
    return this.tree.leaves;
  }

  spanOf(node: number): Part {
    const { firstLeaf, ends } = this.tree.columns;
    return { from: firstLeaf[node], to: firstLeaf[ends[node]] };
  }

  reachOf(node: number): Part {
    return this.spanOf(node);
  }
}

/** Each node over the middle of its children, as trees are drawn in branches. */
export class BranchLayout implements Layout {
  readonly name = "branches";
  readonly tree: WholeTree<unknown>;
  readonly x: Float64Array<ArrayBuffer>;
  readonly width: number;
  readonly places: Places;

  constructor(tree: WholeTree<unknown>, { x, width }: TidyPlaces) {
    this.tree = tree;
    this.x = x;
    this.width = width;
    this.places = { begins: x };
  }

  spanOf(node: number): Part {
    return { from: this.x[node] - 0.5, to: this.x[node] + 0.5 };
  }

  /** The nodes of a subtree stand side by side in each level. */
  reachOf(node: number): Part {
    const { tree, x } = this;
    const { levelNodes, ends, plies } = tree.columns;
    let { from, to } = this.spanOf(node);
    for (let level = plies[node] + 1; level < tree.levels; level++) {
      const [first, past] = [tree.slotFrom(level, node), tree.slotFrom(level, ends[node])];
      if (first === past) break;
      from = Math.min(from, x[levelNodes[first]] - 0.5);
      to = Math.max(to, x[levelNodes[past - 1]] + 0.5);
    }
    return { from, to };
  }
}

/** The first slot of a level whose node ends to the right of a place; the level's end where none does. */
export function firstSlot(layout: Layout, level: number, place: number): number {
  const { levelStarts, levelNodes } = layout.tree.columns;
  let [low, high] = [levelStarts[level], levelStarts[level + 1]];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (layout.spanOf(levelNodes[middle]).to <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The node at a place of a level; of nodes that are points also one not further than `slack` to the side, the nearest.
 * Undefined where there is none.
 */
export function nodeAt(layout: Layout, level: number, place: number, slack = 0): number | undefined {
  const { levelStarts, levelNodes } = layout.tree.columns;
  if (level < 0 || level >= layout.tree.levels) return undefined;
  const slot = firstSlot(layout, level, place);
  const isHere = slot < levelStarts[level + 1] && layout.spanOf(levelNodes[slot]).from <= place;
  if (isHere) return levelNodes[slot];
  const away = [slot - 1, slot].map((other) => {
    if (other < levelStarts[level] || other >= levelStarts[level + 1]) return Number.POSITIVE_INFINITY;
    const { from, to } = layout.spanOf(levelNodes[other]);
    return Math.max(from - place, place - to);
  });
  const nearest = away[0] < away[1] ? 0 : 1;
  return away[nearest] < slack ? levelNodes[slot - 1 + nearest] : undefined;
}

/**
 * The part of another layout of the same tree in which the same nodes are seen: from the first to the last that are in the
 * middle of the level that has most of them in sight, each with all below it; of levels with as many, the middlemost.
 */
export function partIn(one: Layout, other: Layout, part: Part): Part {
  if (part.from <= 0 && part.to >= one.width) return { from: 0, to: other.width };
  const { levelNodes, levelStarts } = one.tree.columns;
  const middle = (slot: number) => {
    const { from, to } = one.spanOf(levelNodes[slot]);
    return (from + to) / 2;
  };
  let most: readonly [first: number, last: number] | undefined;
  // Of levels with as many, that whose nodes stand nearest to the middle: on others there are what neighbours let hang over.
  let least = Infinity;
  let found: Part = { from: 0, to: other.width };
  const { ends } = one.tree.columns;
  const isBelow = (node: number, above: number) => node >= above && node < ends[above];
  for (let level = 0; level < one.tree.levels; level++) {
    let first = firstSlot(one, level, part.from);
    let last = Math.min(levelStarts[level + 1] - 1, firstSlot(one, level, part.to));
    if (first <= last && middle(first) <= part.from) first++;
    if (first <= last && middle(last) >= part.to) last--;
    if (first > last) continue;
    const away = Math.abs(middle(first) + middle(last) - part.from - part.to);
    const more = most === undefined ? 1 : last - first - (most[1] - most[0]);
    if (more < 0 || (more === 0 && away > least)) continue;
    const reach = {
      from: other.reachOf(levelNodes[first]).from,
      to: other.reachOf(levelNodes[last]).to,
    };
    // Two that stand one above the other, and have nothing to do with each other: nobody knows which was meant.
    const both = more === 0 && away === least && most && !isBelow(levelNodes[first], levelNodes[most[0]]);
    found = both ? { from: Math.min(found.from, reach.from), to: Math.max(found.to, reach.to) } : reach;
    most = [first, last];
    least = away;
  }
  return found;
}

/** What stands beside a node that is looked at, as a share of its own width. */
const margin = 0.04;

/** A node and all below it, with a little of its neighbours. */
export function viewOfNode(layout: Layout, node: number): Part {
  const { from, to } = layout.reachOf(node);
  const beside = Math.max(margin * (to - from), to - from < fewest ? fewest / 2 : 0);
  return within({ from: from - beside, to: to + beside }, layout.width);
}

/**
 * The same view moved as little as is needed to have a node in it, with all below it where there is room for that; as it is
 * where it has.
 */
export function viewWith(layout: Layout, view: Part, node: number): Part {
  const { from, to } = view;
  const seen = [layout.reachOf(node), layout.spanOf(node)].find((part) => part.to - part.from <= to - from);
  if (seen === undefined) {
    const { from: first, to: last } = layout.spanOf(node);
    return first <= from && last >= to ? view : viewOfNode(layout, node);
  }
  if (seen.from < from) return within({ from: seen.from, to: seen.from + to - from }, layout.width);
  if (seen.to > to) return within({ from: seen.to - (to - from), to: seen.to }, layout.width);
  return view;
}
