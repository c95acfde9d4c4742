import { formatCount } from "../../drawing/formatValue.ts";
import { sideName } from "../../games/names.ts";
import { countWords, inPlies } from "../../kit/narration/words.ts";
import type { FigureKey, KeyRow, TreeKey } from "../../kit/player/words.ts";
import { chanceTitles } from "../../listing/chanceWords.ts";
import type { Asked, Colouring } from "./askedTree.ts";
import { titleOf } from "./gameWords.ts";
import type { LayoutName } from "./layout.ts";
import type { Looking } from "./looking.svelte.ts";
import { drawsIn, type PlayedName, type WholeGame } from "./wholeGames.ts";
import type { readers } from "./wholeSearches.ts";

/** What menus call the searches. */
export const searchTitles: Readonly<Record<PlayedName, string>> = {
  minimax: "Minimax",
  alphaBeta: "Alpha–beta",
  ownOrder: "Alpha–beta, the game’s own order",
  bestFirst: "Alpha–beta, best move first",
  bestLast: "Alpha–beta, best move last",
  table: "Alpha–beta with a table",
  ownOrderTable: "Alpha–beta, own order and a table",
  negaScout: "NegaScout, the game’s own order",
  ...chanceTitles,
};
export const colourTitles: Readonly<Record<Colouring, string>> = {
  value: "what they are worth",
  visit: "when they are read",
  reader: "which search reads them",
  class: "which position they are",
  turn: "whose turn it is",
};
/** A node by the first search of a list that reads it: those further down may read it, too. */
export const readerTitles: Readonly<
  Record<(typeof readers)[number], string> & Partial<Record<PlayedName, string>>
> = {
  ownOrderTable: "read in the game’s own order, with a table",
  ownOrder: "or else without a table",
  alphaBeta: "or else in natural order",
  bestLast: "or else with the best move last",
  minimax: "or else by minimax",
};

export const label = ({ game, depth }: Asked): string =>
  drawsIn(game)
    ? `the tree of ${titleOf(game)}`
    : `the whole tree of ${titleOf(game)}, ${inPlies(depth)} deep`;
/** Why a search is not played over a game's trees. */
export const wrongSearch = (search: PlayedName, game: WholeGame): string =>
  drawsIn(game)
    ? `${searchTitles[search]} would take chance for MIN, who always does the worst; where chance draws, Expectimax, Star1 and Star2 are played`
    : `${searchTitles[search]} is played where chance draws, and ${titleOf(game)} has no dice`;
export const onlyWithChance =
  "Only searches that know chance are played here: all others would take it for MIN.";
export const drawing = "the tree";
export const keyHint = "Arrow keys step, Tab leads to the tree, question mark lists all keys.";

// The bar.
export const game = "Game";
export const positionLabel = "Position at the root";
export const treeLabel = "The tree";
export const plies = "Plies";
export const pliesLabel = "Plies of the tree";
export const search = "Search played over it";
export const colourBy = "Colour by";
export const grow = "Grow";
export const theTree = "Growing the tree";

const growing = (nodes: number): string =>
  nodes === 0 ? "Growing …" : `Growing: ${countWords(nodes, "node")} so far`;
const reading = (nodes: number): string => `${countWords(nodes, "node")}; the search is reading`;
const cancelledWord = "Cancelled";
const grown = (nodes: number, bytes: number): string =>
  `${countWords(nodes, "node")} in ${megabytes(bytes)}, ${formatCount(Math.round(bytes / nodes))} bytes a node`;
const notGrown = "Not yet grown here";
const megabytes = (bytes: number): string =>
  bytes < 1e6 ? `${formatCount(Math.ceil(bytes / 1e3))} kB` : `${formatCount(Math.round(bytes / 1e6))} MB`;
export const tooMany = (limit: number): string =>
  `This tree has more than ${formatCount(limit)} nodes, the most that are kept here. Look fewer plies ahead, or start from a later position. The last tree that fitted is still shown.`;
export const brokeOff = (problem: string): string => `The search broke off: ${problem}`;
export const noStep = (said: string): string => `"${said}" is no step: say start, end or a number`;
export const noPath = (problem: string): string => `The link names a node that is not there: ${problem}.`;

// The picture and what is around it.

export const picture = "The tree, ply by ply: arrow keys walk, Enter looks closer, plus and minus zoom";
export const whole = "Whole tree";
export const closer = "Closer";
export const farther = "Farther";
export const earlier = "To the left";
export const later = "To the right";

export const key = "Colours";
/** What the ends of a key of colours mean, in a game. */
export const valueKey = (game: string): readonly string[] => [
  `${sideName(game, "min")} wins`,
  "even",
  `${sideName(game, "max")} wins`,
];
export const turnKey = ["MAX", "MIN", "chance", "a leaf"] as const;
export const visitKey = ["read first", "read last"] as const;
export const classKey = (kinds: number, isSymmetric: boolean): string =>
  `${formatCount(kinds)} ${isSymmetric ? "classes of positions, equal but for turns and mirrors" : "different positions"}; a colour stands for many of them`;
export const unreadKey = "not read";
export const colouring = "The nodes are being told apart.";
export const pathKey = "where the search is";

// In a chapter.

export const growHere = "Grow it here";
export const isPicture = "So far this is a picture";
export const pointLater = "Once the tree has grown, point at a node or tap it to see its board.";
export const ownPage = "Open it on a page of its own, with any game and any search";
export const pointHint =
  "Point at a node or tap it to see its board. Two fingers, or Ctrl or ⌘ and the wheel, look closer.";
/** Beside a ply: its nodes, and where not all of them are read, how many are. */
export const plyCount = (read: number, nodes: number): string =>
  read === nodes ? formatCount(nodes) : `${formatCount(read)} of ${formatCount(nodes)}`;

// Keys.

export const keys: Partial<Record<FigureKey | TreeKey, string>> = {
  over: "over the next subtree, and back over the last one",
  into: "one step forward",
  out: "to where the current subtree is done",
  walk: "walk to the parent, a child, a neighbour of the same ply",
  enter: "look closer at the node",
  stop: "",
  move: "",
  change: "",
  grow: "",
};
export const moreKeys: readonly KeyRow[] = [
  ["+  −", "look closer, from farther away"],
  ["0", "the whole tree"],
  ["B", "in branches, or over the leaves"],
];

export const layoutTitles: Readonly<Record<LayoutName, string>> = {
  leaves: "each node over its leaves",
  branches: "in branches",
};
export const layOut = "Lay out";
export const layoutLabel = "Layout of the tree";
export const playOver = "Play";
export const colourLabel = "Colour nodes by";
export function progress({ progress, cancelled, read, bytes }: Looking): { share: number; text: string } {
  if (progress?.phase === "growing")
    return { share: Math.min(0.7, progress.nodes / 800_000), text: growing(progress.nodes) };
  if (progress) return { share: 0.75, text: reading(progress.nodes) };
  if (cancelled) return { share: 0, text: cancelledWord };
  return { share: 0, text: read ? grown(read.tree.size, bytes) : notGrown };
}

export const zoomBar = "Zoom";
export const wholeTip = "Back to the whole tree (0)";
export function seenLeaves(
  { from, to }: { from: number; to: number },
  leaves: number,
  isWhole: boolean,
): string {
  if (isWhole) return `all ${countWords(leaves, "leaf", "leaves")}`;
  return `leaves ${formatCount(Math.floor(from) + 1)} to ${formatCount(Math.ceil(to))} of ${formatCount(leaves)}`;
}
