import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import type { Side } from "../../engine/game.ts";
import { gameTitle, sideName } from "../../games/names.ts";
import { countWords, type Words } from "../../kit/narration/words.ts";
import type { FigureKey, KeyRow, TreeKey } from "../../kit/player/words.ts";
import type { NodeStanding } from "../../trace/wholeTree/index.ts";
import type { Asked, Colouring } from "./askedTree.ts";
import type { Looking } from "./looking.svelte.ts";
import type { readers, WholeSearchName } from "./wholeSearches.ts";

const strong = (text: string): Words => ({ text, strong: true });
const plain = (text: string): Words => ({ text });

/** What menus call the searches. */
export const searchTitles: Readonly<Record<WholeSearchName, string>> = {
  minimax: "Minimax",
  alphaBeta: "Alpha–beta",
  ownOrder: "Alpha–beta, the game’s own order",
  bestFirst: "Alpha–beta, best move first",
  bestLast: "Alpha–beta, best move last",
  table: "Alpha–beta with a table",
  ownOrderTable: "Alpha–beta, own order and a table",
  negaScout: "NegaScout, the game’s own order",
};
export const colourTitles: Readonly<Record<Colouring, string>> = {
  value: "what they are worth",
  visit: "when they are read",
  reader: "which search reads them",
  class: "which position they are",
};
/** A node by the first search of a list that reads it: those further down may read it, too. */
export const readerTitles: Readonly<Record<(typeof readers)[number], string>> = {
  ownOrderTable: "read in the game’s own order, with a table",
  ownOrder: "or else without a table",
  alphaBeta: "or else in natural order",
  bestLast: "or else with the best move last",
  minimax: "or else by minimax",
};

export const label = ({ game, depth }: Asked): string =>
  `the whole tree of ${gameTitle(game)}, ${depth} plies deep`;
export const drawing = "the tree";
export const keyHint = "Arrow keys step, Tab leads to the tree, question mark lists all keys.";

// The bar.
export const game = "Game";
export const positionLabel = "Position at the root";
export const plies = "Plies";
export const pliesLabel = "Plies of the tree";
export const search = "Search played over it";
export const colourBy = "Colour by";
export const grow = "Grow";
export const theTree = "Growing the tree";

export const growing = (nodes: number): string =>
  nodes === 0 ? "Growing …" : `Growing: ${formatCount(nodes)} nodes so far`;
export const reading = (nodes: number): string => `${formatCount(nodes)} nodes; the search is reading`;
const cancelledWord = "Cancelled";
export const grown = (nodes: number, bytes: number): string =>
  `${formatCount(nodes)} nodes in ${megabytes(bytes)}, ${formatCount(Math.round(bytes / nodes))} bytes a node`;
export const notGrown = "Not yet grown here";
const megabytes = (bytes: number): string =>
  bytes < 1e6 ? `${formatCount(Math.ceil(bytes / 1e3))} kB` : `${formatCount(Math.round(bytes / 1e6))} MB`;
export const tooMany = (limit: number): string =>
  `This tree has more than ${formatCount(limit)} nodes, the most that are kept here. Look fewer plies ahead, or start from a later position. The last tree that fitted is still shown.`;
export const brokeOff = (problem: string): string => `The search broke off: ${problem}`;
export const noStep = (said: string): string => `"${said}" is no step: say start, end or a number`;
export const noPath = (problem: string): string => `The link names a node that is not there: ${problem}.`;

export const percent = (part: number, all: number): string => {
  const share = (100 * part) / all;
  return share >= 10 || share === 0 ? String(Math.round(share)) : String(Number(share.toPrecision(2)));
};

// What is said of a step.

const nodesRead = (count: number): string => countWords(count, "node");

/** Where the search stands, and how much it has read. */
export function sayStep(looking: Looking): Words[] {
  const { read, counts, step, length } = looking;
  if (read === undefined || counts === undefined) return [plain(looking.running ? underWay : waiting)];
  const title = searchTitles[read.asked.search];
  const all = formatCount(read.tree.size);
  if (step === 0) return [strong(title), plain(` has read nothing yet of the ${all} nodes.`)];
  const done = `${formatCount(counts.nodes)} of ${all} nodes`;
  if (step === length) {
    return [
      strong(title),
      plain(" is done. It has read "),
      strong(done),
      plain(
        `, ${percent(counts.nodes, read.tree.size)} %, and ${countWords(counts.leaves, "leaf", "leaves")}; ${leftUnread(counts.cut)} The root is worth `,
      ),
      strong(formatValue(read.tree.columns.values[0])),
      plain("."),
    ];
  }
  const node = looking.path.at(-1)!;
  const at = node === 0 ? "the root" : `ply ${looking.path.length - 1}, ${looking.nameOf(node)}`;
  return [
    strong(title),
    plain(" is at "),
    strong(at),
    plain(". It has read "),
    strong(done),
    plain(
      `, ${countWords(counts.leaves, "leaf", "leaves")} among them, and passed over ${nodesRead(counts.cut)} for good.`,
    ),
  ];
}

const leftUnread = (cut: number): string =>
  cut === 0 ? "no node stays unread." : `${nodesRead(cut)} ${cut === 1 ? "stays" : "stay"} unread.`;

/** Something as long as what most steps have to say. */
export const longestStep = (nodes: number): Words[] => {
  const all = formatCount(nodes);
  return [
    plain(
      `Alpha–beta, own order and a table is at ply 5, X bottom right. It has read ${all} of ${all} nodes, ${all} leaves among them, and passed over ${all} nodes for good.`,
    ),
  ];
};
export const underWay = "The tree is growing.";
export const waiting = "Touch the picture, and its tree grows here.";

// The picture and what is around it.

export const picture = "The tree, ply by ply: arrow keys walk, Enter looks closer, plus and minus zoom";
export const overview = "All of the tree";
export const whole = "Whole tree";
export const closer = "Closer";
export const farther = "Farther";
export const earlier = "To the left";
export const later = "To the right";
export const levelName = (level: number, side: Side): string => `Ply ${level}, ${side.toUpperCase()} to move`;
export const sideSign: Readonly<Record<Side, string>> = { max: "MAX", min: "MIN" };

export const key = "Colours";
/** What the ends of a key of colours mean, in a game. */
export const valueKey = (game: string): readonly string[] => [
  `${sideName(game, "min")} wins`,
  "even",
  `${sideName(game, "max")} wins`,
];
export const visitKey = ["read first", "read last"] as const;
export const classKey = (kinds: number, isSymmetric: boolean): string =>
  `${formatCount(kinds)} ${isSymmetric ? "classes of positions, equal but for turns and mirrors" : "different positions"}; a colour stands for many of them`;
export const unreadKey = "not read";
export const colouring = "The nodes are being told apart.";
export const pathKey = "where the search is";
export const focusKey = "what is told of";

// What is told of a node.

export const valueWords = (game: string, value: number): string => {
  if (value >= 1) return `${sideName(game, "max")} wins: ${formatValue(value)}`;
  if (value <= -1) return `${sideName(game, "min")} wins: ${formatValue(value)}`;
  return value === 0 ? "even: 0" : `about ${formatValue(value)}`;
};
export const theRoot = "The root";
export const nodeTitle = (ply: number, name: string): string => (ply === 0 ? theRoot : `Ply ${ply}: ${name}`);
export const ways = "Moves to it";
export const worth = "Worth";
export const turn = "To move";
export const over = "nobody: a leaf";
export const mover = (game: string, side: Side): string => `${sideName(game, side)} (${side.toUpperCase()})`;
export const below = "In its subtree";
export const belowCount = (nodes: number, leaves: number): string =>
  nodes === 1 ? "itself alone" : `${formatCount(nodes)} nodes, ${countWords(leaves, "leaf", "leaves")}`;
export const readAt = "Read";
export const when = (entered: number, standing: NodeStanding): string =>
  entered === 0
    ? "never, by this search"
    : standing === "unread"
      ? `not yet: at step ${formatCount(entered)}`
      : `at step ${formatCount(entered)}${standing === "open" ? ", still open" : ""}`;
export const goToStep = "Go to that step";
export const lookCloser = "Look closer";
export const openInStepper = "Open in the Stepper";
export const nodeCard = "The node";
export const boardOf = (name: string): string => `The board: ${name}`;

// Tables and lists.

export const asTable = "The same as a table";
export const asList = "The same as a list, move by move";
export const tableHead = (game: string): readonly string[] => [
  "Ply",
  "To move",
  "Nodes",
  "Read",
  "Unread",
  `${sideName(game, "max")} wins`,
  "Even",
  `${sideName(game, "min")} wins`,
];
export const all = "All";
export const tableCaption = (step: number): string =>
  `Each ply of the tree, read up to step ${formatCount(step)}`;
export const listLabel = "The tree, depth first";
export const more = (count: number): string => `${formatCount(count)} more …`;
export const itemLabel = (name: string, value: string, standing: string, nodes: number): string =>
  `${name}, ${value}, ${standing}${nodes > 1 ? `, ${formatCount(nodes)} nodes` : ", a leaf"}`;
export const standings: Readonly<Record<NodeStanding, string>> = {
  unread: "unread",
  open: "open",
  done: "read",
};

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
];

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

/** The search of the stepper that comes nearest, by its name in links. */
export const stepperSearch: Readonly<Record<WholeSearchName, string>> = {
  minimax: "minimax",
  alphaBeta: "alphaBeta",
  ownOrder: "alphaBeta",
  bestFirst: "alphaBeta",
  bestLast: "alphaBeta",
  table: "alphaBetaWithTable",
  ownOrderTable: "orderedAlphaBeta",
  negaScout: "negaScout",
};
