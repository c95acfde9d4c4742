import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import type { Side } from "../../engine/game.ts";
import { sideName } from "../../games/names.ts";
import { countWords } from "../../kit/narration/words.ts";
import type { NodeStanding } from "../../trace/wholeTree/index.ts";

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
export const readWhen = (entered: number, standing: NodeStanding): string => {
  if (entered === 0) return "never read by this search";
  return standing === "unread"
    ? `not read yet, only at step ${formatCount(entered)}`
    : `read ${when(entered, standing)}`;
};
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
export const itemLabel = (name: string, value: string, standing: string, nodes: number): string =>
  `${name}, ${value}, ${standing}${nodes > 1 ? `, ${formatCount(nodes)} nodes` : ", a leaf"}`;
export const standings: Readonly<Record<NodeStanding, string>> = {
  unread: "unread",
  open: "open",
  done: "read",
};
