import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import { countPlies, type PlyCount, sumPlies, ticTacToe } from "../../engine/index.ts";
import { cellNames } from "../../games/ticTacToe/words.ts";
import { countWords, inPlies, plain, strong, type Words } from "../../kit/narration/words.ts";
import { type GraphNode, pathOf } from "../../trace/plyGraph.ts";
import type { Growth } from "./growth.svelte.ts";

type Node = GraphNode<number, number>;

export const label = ({ fold, position, plies }: Growth): string =>
  `${fold ? "Folded tree" : "Tree"} of tic-tac-toe from ${position}, ${inPlies(plies)}`;
export const theTree = "the tree";
export const startHere = "Start from here";

/** The bar; the number of plies is bold. */
export const pliesLabel = "Plies";
export const plyLess = "One ply less";
export const plyMore = "One ply more";
export const drawnPlies = (plies: number): string => `*${plies}* ${plies === 1 ? "ply" : "plies"}`;
export const fold = "fold symmetric positions";

/** Rows that are too wide to draw. */
const boards = (nodes: number) => `${formatCount(nodes)} boards`;
const tooMany = (nodes: number): string => `${boards(nodes)}, too many to draw`;
export const tooManyIn = (ply: number, nodes: number): string => `Ply ${ply}: ${tooMany(nodes)}`;
export function band({ nodes, games }: PlyCount, isNarrow: boolean): string {
  if (isNarrow) return boards(nodes);
  if (games === 0) return tooMany(nodes);
  return `${boards(nodes)}, ${games === nodes ? "all" : formatCount(games)} of them finished games`;
}
/** In the place of whose turn it is, where it is nobody's. */
export const end = "END";

/** What the marks on the boards mean; what is marked is bold. */
export const legend = {
  move: "last move",
  max: "X has won, 1",
  min: "O has won, −1",
  draw: "draw, 0",
} as const;
export const foldedLegend = "*×4* stands for 4 positions, the same but for a turn or a mirror";

/** The table of counts. */
export const ply = "ply";
export const columns: Readonly<Record<keyof PlyCount, string>> = {
  nodes: "nodes of the tree",
  games: "games that end",
  positions: "different positions",
  final: "final positions",
  classes: "up to symmetry",
};
export const soFar = "so far";
export const inAll = "in all";

/** The start position. */
export const startPosition = "Start position";
export const cell = (place: string, glyph: string): string => `${place}: ${glyph === "." ? "empty" : glyph}`;
export const editor = "Board: press X, O or delete, arrow keys walk";
export const asText = "Start position as nine characters";
export const clear = "Clear";
export const howTo =
  "Click a cell to change it: X, O or nothing, as far as it can arise. Or type nine characters of X, O and a dot.";
/** Why a position is refused, and where that helps, what it lacks. */
export const refused = (why: string, missing: string | undefined): string =>
  `${why}. ${missing ?? ""} The tree still grows from the last good position.`;
/** What a board needs on which O, or else X, has too many stones. */
export const missing = (ofO: boolean): string =>
  ofO
    ? "X begins, so O never has more stones: add an X, or take an O away."
    : "The sides take turns, so X is never two stones ahead: add an O, or take an X away.";

/** What the last row of the tree shows, in a sentence or two. */
export function sayRow(growth: Growth): Words[] {
  const { counts, plies, fold, graph } = growth;
  const row = counts[plies];
  if (plies === 0) return [plain(sayRoot(growth))];
  if (!fold)
    return [
      plain(`Ply ${plies} has `),
      strong(countWords(row.nodes, "node")),
      plain(`${sayNodes(row, plies)}.`),
    ];
  const meet = graph.rows[plies]?.some(({ parents }) => parents.length > 1) ?? true;
  return [
    plain(
      `Ply ${plies} has ${countWords(row.nodes, "node")} and ${countWords(row.positions, "different position")}, folded into `,
    ),
    strong(countWords(row.classes, "board")),
    plain(meet ? ". Where moves meet in a board, the tree has become a graph." : "."),
  ];
}

function sayRoot({ mostPlies }: Growth): string {
  if (mostPlies === 0) return "The game is over in this position, so its tree is a single node.";
  return "The root alone. Let the tree grow by a ply to see every move from here.";
}

function sayNodes({ nodes, positions, games }: PlyCount, plies: number): string {
  const ways =
    plies === 1 ? ", one for each move" : `, one for each way to play ${countWords(plies, "move")}`;
  const twins = positions < nodes ? `, but only ${countWords(positions, "different position")}` : "";
  const over =
    games === 0
      ? ""
      : games === nodes
        ? "; all these games are over"
        : `; ${countWords(games, "game")} ended here`;
  return ways + twins + over;
}

/**
 * A board, the moves that lead to it, how its game ended or who is to move, how many boards of its row are the same but
 * for symmetry, it too, and how many games pass through.
 */
export function sayNode(node: Node, fold: boolean, alike = 1): Words[] {
  const moves = pathOf(node).slice(1).map(moveName).join(", ");
  const games = sumPlies(countPlies(ticTacToe, node.position)).games * node.ways;
  const through =
    node.outcome === undefined
      ? `${countWords(games, "game")} ${games === 1 ? "goes" : "go"} through`
      : `${countWords(games, "game")} ${games === 1 ? "ends" : "end"}`;
  const stands =
    fold && node.ways > 1
      ? ` It stands for ${countWords(node.positions, "position")} and ${countWords(node.ways, "node")}.`
      : alike > 1
        ? ` It is one of ${alike} in its row that are the same up to symmetry.`
        : "";
  return [
    plain(moves === "" ? "The root: " : `${moves}: `),
    strong(stateOf(node)),
    plain(`.${stands} ${through} here.`),
  ];
}

/** The same in few words, as the name of a board; what is printed below the board stands in it. */
export function nameNode(node: Node, fold: boolean): string {
  const twins = fold && node.positions > 1 ? ` ×${node.positions} positions` : "";
  return `${node.move === undefined ? "the root" : moveName(node)}, ${stateOf(node)}${twins}`;
}

function stateOf({ position, outcome }: Node): string {
  if (outcome === undefined)
    return `${ticTacToe.turn(position) === "max" ? "X (MAX)" : "O (MIN)"} is to move`;
  const won = outcome === 0 ? "a draw" : `${outcome > 0 ? "X" : "O"} has won`;
  return `${won}, outcome ${formatValue(outcome)}`;
}

const moveName = ({ position, move }: Node): string =>
  `${ticTacToe.write(position)[move!]} ${cellNames[move!]}`;
