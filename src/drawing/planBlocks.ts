import { hierarchy, tree } from "d3";
import {
  boardPitch,
  boardWithin,
  type Frame,
  largestBoard,
  linePitch,
  type PlyPicture,
  type Ranked,
  rowsFit,
} from "./plyLayout.ts";

/** A last row of boards from this size on is broken no further. */
const roomyBoard = 30;
/** Boards grow by such steps, in pixels. */
const step = 0.5;

/** The largest boards at which a tree fits its frame, and how far the families of its last row are broken. */
export function planBlocks(picture: PlyPicture, frame: Frame): BlockPlan {
  const { rows } = picture;
  const { columns, largest } = chooseColumns(picture, frame);
  const last = rows.length - 1;
  const counts = rows.map((row, ply) => (ply === last ? blockColumns(picture, columns) : row.length));
  const sized = (share: number): BlockPlan => {
    const sizes: number[] = [];
    for (const [ply, count] of counts.entries()) {
      const most = Math.min(ply === last ? largest : Infinity, sizes.at(-1) ?? largestBoard(frame.width));
      sizes.push(Math.min(most, boardWithin((share * frame.width) / count)));
    }
    return { sizes, columns };
  };
  // Subtrees reach past each other, so how much of the frame each row may use is found by trying.
  let [fits, tooWide] = [0.1, 1.2];
  for (let round = 0; round < 8; round++) {
    const share = (fits + tooWide) / 2;
    if (placeBlocks(rows, sized(share)).width <= frame.width) fits = share;
    else tooWide = share;
  }
  return sized(fits);
}

/** As few lines a family as leave its boards legible; where none do, whatever makes them largest. */
function chooseColumns(picture: PlyPicture, frame: Frame): { columns: number; largest: number } {
  const family = largestFamily(picture);
  let best = { columns: family, largest: 0 };
  for (let columns = family; columns >= 1 && best.largest < roomyBoard; columns--) {
    const wide = boardWithin((0.88 * frame.width) / blockColumns(picture, columns));
    const largest = Math.min(wide, heightWithin(picture, frame, Math.ceil(family / columns)));
    if (largest > best.largest) best = { columns, largest };
  }
  return best;
}

/** The largest board of which this many lines fit below the other rows. */
function heightWithin({ rows, labelled, bands }: PlyPicture, frame: Frame, lines: number): number {
  const last = rows.length - 1;
  const above = rows.slice(0, last).map(({ length }, ply) => {
    const size = Math.min(largestBoard(frame.width), boardWithin(frame.width / length));
    return linePitch(size, labelled[ply]);
  });
  let size = largestBoard(frame.width);
  while (size > step && !rowsFit([...above, lines * linePitch(size, labelled[last])], bands, frame.height)) {
    size -= step;
  }
  return size;
}

/** Children of the one with most, in the last row but one. */
export const largestFamily = ({ rows }: PlyPicture): number =>
  Math.max(1, ...(rows.at(-2) ?? []).map(({ children }) => children.length));

/** Columns of boards in the last row when no family has more than so many. */
const blockColumns = ({ rows }: PlyPicture, columns: number): number =>
  (rows.at(-2) ?? []).reduce((sum, { children }) => sum + Math.min(columns, children.length), 0) || 1;

/** How large each row's boards are, and in how many columns at most the last row's families stand. */
interface BlockPlan {
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
