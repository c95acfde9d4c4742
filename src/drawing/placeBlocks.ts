import { hierarchy, tree } from "d3";
import { boardPitch } from "./boardPitch.ts";
import type { Ranked } from "./plyLayout.ts";

/** How large each row's boards are, and in how many columns at most the last row's families stand. */
export interface BlockPlan {
  readonly sizes: readonly number[];
  readonly columns: number;
}

/** A node, or the block of one node's children. */
interface Block {
  readonly nodes: readonly Ranked[];
  readonly columns: number;
  readonly children: readonly Block[];
}

const cousins = 1.14;

/**
 * Where a tree's nodes stand sideways, by id, in pixels: a tidy tree (E. Reingold and J. Tilford 1981, as d3.tree
 * draws it) in which every row has a board size of its own. A family of the last row that needs more columns than
 * the plan has stands in a block, all its members at the block's middle.
 */
export function placeBlocks(
  rows: readonly (readonly Ranked[])[],
  { sizes, columns }: BlockPlan,
): { x: Float64Array; width: number } {
  const half = (block: Block, depth: number) => (block.columns * boardPitch(sizes[depth])) / 2;
  const tidy = tree<Block>()
    .nodeSize([1, 1])
    .separation(
      (a, b) => (half(a.data, a.depth) + half(b.data, b.depth)) * (a.parent === b.parent ? 1 : cousins),
    )(hierarchy(blockOf(rows[0][0], rows.length - 1, columns), ({ children }) => children));
  let [least, most] = [0, 0];
  tidy.each((node) => {
    least = Math.min(least, node.x - half(node.data, node.depth));
    most = Math.max(most, node.x + half(node.data, node.depth));
  });
  const x = new Float64Array(rows.reduce((sum, row) => sum + row.length, 0));
  tidy.each((node) => {
    for (const { id } of node.data.nodes) x[id] = node.x - least;
  });
  return { x, width: most - least };
}

function blockOf(node: Ranked, pliesBelow: number, columns: number): Block {
  const below = node.children;
  const children =
    pliesBelow === 1 && below.length > columns
      ? [{ nodes: below, columns, children: [] }]
      : below.map((child) => blockOf(child, pliesBelow - 1, columns));
  return { nodes: [node], columns: 1, children };
}
