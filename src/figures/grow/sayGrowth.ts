import { formatValue } from "../../drawing/formatValue.ts";
import { countPlies, type PlyCount, ticTacToe } from "../../engine/index.ts";
import { cellNames } from "../../games/ticTacToe/cellNames.ts";
import type { Words } from "../../kit/narration/narrate.ts";
import type { GraphNode } from "../../trace/plyGraph.ts";
import type { Growth } from "./growth.svelte.ts";
import { sumPlies } from "./sumPlies.ts";

type Node = GraphNode<number, number>;

const strong = (text: string): Words => ({ text, strong: true });
const plain = (text: string): Words => ({ text });
const count = (number: number, what: string) =>
  `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;

/** What the last row of the tree shows, in a sentence or two. */
export function sayRow(growth: Growth): Words[] {
  const { counts, plies, fold, graph } = growth;
  const row = counts[plies];
  if (plies === 0) return [plain(sayRoot(growth))];
  if (!fold)
    return [plain(`Ply ${plies} has `), strong(count(row.nodes, "node")), plain(`${sayNodes(row, plies)}.`)];
  const meet = graph.rows[plies]?.some(({ parents }) => parents.length > 1) ?? true;
  return [
    plain(
      `Ply ${plies} has ${count(row.nodes, "node")} and ${count(row.positions, "different position")}, folded into `,
    ),
    strong(count(row.classes, "board")),
    plain(meet ? ". Where moves meet in a board, the tree has become a graph." : "."),
  ];
}

function sayRoot({ mostPlies }: Growth): string {
  if (mostPlies === 0) return "The game is over in this position, so its tree is a single node.";
  return "The root alone. Let the tree grow by a ply to see every move from here.";
}

function sayNodes({ nodes, positions, games }: PlyCount, plies: number): string {
  const ways = plies === 1 ? ", one for each move" : `, one for each way to play ${count(plies, "move")}`;
  const twins = positions < nodes ? `, but only ${count(positions, "different position")}` : "";
  const over =
    games === 0
      ? ""
      : games === nodes
        ? "; all these games are over"
        : `; ${count(games, "game")} ended here`;
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
      ? `${count(games, "game")} ${games === 1 ? "goes" : "go"} through`
      : `${count(games, "game")} ${games === 1 ? "ends" : "end"}`;
  const stands =
    fold && node.ways > 1
      ? ` It stands for ${count(node.positions, "position")} and ${count(node.ways, "node")}.`
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

/** From the root down, always by the move that a class was first reached by. */
export function pathOf(node: Node): Node[] {
  return node.parents.length === 0 ? [node] : [...pathOf(node.parents[0]), node];
}

function stateOf({ position, outcome }: Node): string {
  if (outcome === undefined)
    return `${ticTacToe.turn(position) === "max" ? "X (MAX)" : "O (MIN)"} is to move`;
  const won = outcome === 0 ? "a draw" : `${outcome > 0 ? "X" : "O"} has won`;
  return `${won}, outcome ${formatValue(outcome)}`;
}

const moveName = ({ position, move }: Node): string =>
  `${ticTacToe.write(position)[move!]} ${cellNames[move!]}`;
