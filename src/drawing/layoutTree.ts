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
  /** Half the width of a node's shape, in pixels. */
  readonly radius: number;
}

const cousins = 1.3;
const widestGap = 88;
/** Closer than this, labels would overlap: a wider tree is panned instead. */
const narrowestGap = 38;

/**
 * A tidy tree (E. Reingold and J. Tilford 1981, as d3.tree draws it) as wide as `width` pixels where that leaves
 * labels legible, else wider; and as high as `height`, or higher where plies would stand closer than `leastRow`.
 */
export function layoutTree(
  root: Branching,
  count: number,
  width: number,
  height: number,
  leastRow = 74,
): TreeLayout {
  const tidy = tree<Branching>()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : cousins))(
    hierarchy(root, (node) => [...node.children]),
  );
  const placed = tidy.descendants();
  const [least, most] = span(placed);
  const plies = Math.max(1, tidy.height);
  const gap = Math.min(widestGap, Math.max(narrowestGap, width / (most - least + 1)));
  const radius = Math.min(23, Math.max(15, gap * 0.43));
  const row = Math.min(128, Math.max(leastRow, (height - 2 * margin(radius)) / plies));
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  for (const node of placed) {
    x[node.data.id] = (node.x - least + 0.5) * gap;
    y[node.data.id] = margin(radius) + node.y * row;
  }
  return {
    x,
    y,
    width: (most - least + 1) * gap,
    height: plies * row + 2 * margin(radius),
    gap,
    row,
    radius,
  };
}

/** Room above the root and below the last leaf. */
const margin = (radius: number) => radius + 14;

function span(placed: readonly HierarchyPointNode<Branching>[]): [number, number] {
  let [least, most] = [0, 0];
  for (const { x } of placed) {
    if (x < least) least = x;
    if (x > most) most = x;
  }
  return [least, most];
}
