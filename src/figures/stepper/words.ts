import { formatCount } from "../../drawing/formatValue.ts";
import { countWords } from "../../kit/narration/words.ts";
import type { Setup } from "../../kit/run/setup.ts";
import { subjectName } from "../../kit/run/words.ts";
import type { NodeKind } from "./kinds/nodeKinds.ts";
import type { NodeTool } from "./stepper.svelte.ts";

/** What the figure shows, by the algorithm's title. */
export const label = (algorithm: string, setup: Setup): string => `${algorithm} on ${subjectName(setup)}`;
/** What its keys do besides those of every figure. */
export const help = [
  ["c  Shift c", "to the next cutoff, the last one before"],
  ["f", "fill the screen, in large type; Escape leaves"],
] as const;

/** The header. */
export const algorithm = "Algorithm";
export const moreAlgorithms = "More …";
export const otherSearch = (title: string, isChance: boolean): string =>
  isChance
    ? `This tree has chance nodes, so it is searched by ${title}.`
    : `This tree has no chance nodes, so it is searched by ${title}.`;
export const leavesHidden = "The leaves stay hidden while you predict.";
export const subject = (isTree: boolean): string => (isTree ? "Tree" : "Position");
export const sooner = "sooner wins score higher";
export const predict = "Predict";
export const predictTip = "Say before each step what comes next";
export const reveal = "Reveal the true values of what was not read";
export const edit = (isTree: boolean): string => (isTree ? "Edit the tree" : "Change the position");
export const moreOrLess = (few: boolean): string => (few ? "More" : "Less");

/** What a search that takes its time is at, and how far it is. */
export const makingReady = "Making its steps ready";
export const nodesSoFar = (nodes: number, isAll: boolean): string =>
  `${countWords(nodes, "node")}${isAll ? "" : " so far"}`;
export const noStep = (step: number, length: number): string =>
  `it asks for step ${step} of a search that has ${length}`;
const orders = { best: "best", worst: "worst" } as const;
export const orderTooLong = (order: keyof typeof orders): string =>
  `the ${orders[order]} order of its tree would take too long to find`;

/** Buttons beside those of every figure, and what a click on a node does for as long as a tool is in hand. */
export const toLastCutoff = "To the last cutoff before";
export const toNextCutoff = "To the next cutoff";
export const setStops = "Set stops for play";
const tools: Readonly<Record<NodeTool, string>> = {
  stop: "Click the nodes at which play is to halt; a second click takes a stop away.",
  add: "Click the node that is to have another move; a leaf gets two, its own value and 0.",
  remove: "Click the move that is to go, with all that hangs below it.",
};
export const toolHint = (tool: NodeTool): string => `${tools[tool]} Escape ends this.`;

/** A move's name where there is little room: of a long way of numbers the last few, for those tell rows apart. */
export const endOf = (name: string): string => name.replace(/(?<= )(?:\d+\.){4,}(?=(?:\d+\.){3}\d+$)/, "…");

/** What the search has read, against what there is; the numbers are bold. */
export const leavesRead = (leaves: number, all: number | undefined): string =>
  `Leaves read *${formatCount(leaves)}*${all === undefined ? "" : ` of ${formatCount(all)}`}`;
export const least = (leaves: number, recalls: boolean): string =>
  `least ${recalls ? "without memory" : "possible"} *${formatCount(leaves)}*`;
export const leafVisits = (visits: number): string => `leaf visits *${formatCount(visits)}*`;
export const nodes = (count: number): string => `nodes *${formatCount(count)}*`;
export const cutoffs = (count: number): string => `cutoffs *${formatCount(count)}*`;
export const leftUnread = (leaves: number): string => `*${formatCount(leaves)}* left unread`;

/** What a node turned out to be, as it stands beside it. */
export const kinds: Readonly<Record<NodeKind, string>> = { PV: "PV", cut: "cut", all: "all" };
const kindNodes: Readonly<Record<NodeKind, string>> = {
  PV: "a PV node",
  cut: "a cut node",
  all: "an all node",
};
/** A node for those who hear it, with what this figure knows of it besides: `returned` is an interval. */
export function described(
  node: string,
  { visits, returned, kind }: { visits: number; returned: string | undefined; kind: NodeKind | undefined },
): string {
  const again = visits > 1 ? `, visited ${visits} times` : "";
  return `${node}${returned === undefined ? "" : `, returned ${returned}`}${again}${kind ? `, ${kindNodes[kind]}` : ""}`;
}
/** What the search would read after a change, beside what it reads. */
export const foretold = (before: number, after: number): string => `${before} → ${after} leaves`;
export const leafValue = "Value of the leaf";
export const noLeafValue = (text: string): string =>
  `"${text}" is no value for a leaf: type a number, such as 7 or −2.5`;

/** What stands beside the tree. */
export const panels = {
  board: "Board",
  orders: "Orders",
  bets: "Bets",
  table: "Table",
  code: "Code",
  stack: "Path",
} as const;
export const changesSince = (algorithm: string): string => `Changes since ${algorithm}`;

/** The path to where the search stands. */
export const thePath = "The path to the node under search";
export const columns = { node: "On the path", best: "Best", proved: "Proved" } as const;
export const explained = {
  alpha: "alpha: what MAX already has",
  beta: "beta: what MIN already has",
  best: "the best value that has come back to this node so far",
  proved: "what the leaves read so far prove of this node",
} as const;
export const stopAt = (node: string): string => `Stop play at ${node}`;
export const stopHere = "Stop play here (b)";
export const noPath = (isBegun: boolean): string => (isBegun ? "The search is over." : "Not begun.");
export const pressCircle = "Press a circle, and play halts at its node.";
