import { type HierarchyPointNode, hierarchy, tree } from "d3";

/** What a layout needs of a node: its place in the list and its children. */
export interface Branching {
  readonly id: number;
  readonly children: readonly Branching[];
}

/** Where every node stands, in pixels, indexed by node id. */
export interface TreeLayout {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly width: number;
  readonly height: number;
  /** Pixels between neighbouring leaves, and between plies. */
  readonly gap: number;
  readonly row: number;
  /** Half the width of a node's shape among the leaves, in pixels. */
  readonly radius: number;
  /** The same of every node: a row with room for it has larger ones. */
  readonly radii: Float64Array;
  /** Pixels from one node of a row to the next, where they are closest, by node. */
  readonly spaces: Float64Array;
}

const cousins = 1.3;
const widestGap = 88;
const largestRadius = 23;
const [shortestRow, longestRow] = [74, 128];
/** A shape takes up this part of its node's space, and of its row. */
const [shareOfGap, shareOfRow] = [0.43, 0.3];
/** Room above the root and below the last leaf, besides the shapes. */
const margin = 14;

/** Closer than this, a leaf's value must be turned on its side; a tree that is not to be squeezed is wider instead. */
const comfortableGap = 38;

/** How close leaves and plies may come, and how far plies may be apart, in pixels. */
export interface LayoutWish {
  readonly leastGap?: number;
  readonly leastRow?: number;
  readonly mostRow?: number;
}

/** All of a tree in its frame, whatever becomes of its labels. */
export const squeezed: LayoutWish = { leastGap: 0, leastRow: 0 };

/**
 * A tidy tree (E. Reingold and J. Tilford 1981, as d3.tree draws it) as wide as `width` and as high as `height` pixels,
 * or larger where leaves or plies would come too close: by default where labels would not all be legible.
 */
export function layoutTree(
  root: Branching,
  count: number,
  width: number,
  height: number,
  { leastGap = comfortableGap, leastRow = shortestRow, mostRow = longestRow }: LayoutWish = {},
): TreeLayout {
  const tidy = tree<Branching>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : cousins))(
    hierarchy(root, (node) => [...node.children]),
  );
  const placed = tidy.descendants();
  const [least, most] = span(placed);
  const plies = Math.max(1, tidy.height);
  const gap = Math.min(widestGap, Math.max(leastGap, width / (most - least + 1)));
  const widest = 2 * (largestRadius + margin);
  const row = Math.min(mostRow, Math.max(leastRow, (height - widest) / plies));
  const closest = spaceByPly(placed, gap);
  const radiusOf = (space: number) => Math.min(largestRadius, shareOfGap * space, shareOfRow * row);
  const top = radiusOf(closest[0]) + margin;
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  const [radii, spaces] = [new Float64Array(count), new Float64Array(count)];
  for (const { data, depth, x: across } of placed) {
    x[data.id] = (across - least + 0.5) * gap;
    y[data.id] = top + depth * row;
    spaces[data.id] = closest[depth];
    radii[data.id] = Math.min(
      radiusOf(closest[depth]),
      (across - least + 0.5) * gap,
      (most - across + 0.5) * gap,
    );
  }
  return {
    x,
    y,
    width: (most - least + 1) * gap,
    height: top + plies * row + radiusOf(closest.at(-1) ?? gap) + margin,
    gap,
    row,
    radius: radiusOf(gap),
    radii,
    spaces,
  };
}

function span(placed: readonly HierarchyPointNode<Branching>[]): [number, number] {
  let [least, most] = [0, 0];
  for (const { x } of placed) {
    if (x < least) least = x;
    if (x > most) most = x;
  }
  return [least, most];
}

/** The least distance between neighbours, in pixels, of every ply; nodes are given breadth first. */
function spaceByPly(placed: readonly HierarchyPointNode<Branching>[], gap: number): number[] {
  const spaces: number[] = [];
  for (const [place, { x, depth }] of placed.entries()) {
    const before = placed[place - 1];
    const space = before?.depth === depth ? (x - before.x) * gap : widestGap;
    spaces[depth] = Math.min(spaces[depth] ?? widestGap, space);
  }
  return spaces;
}
