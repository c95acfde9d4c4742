import { formatValue } from "../../../drawing/formatValue.ts";
import type { Side } from "../../../engine/game.ts";
import { inPlies } from "../../../kit/narration/words.ts";

export const picture = "The tree that you search, and how each of its nodes is estimated";
/** Below the picture of the reader's own acts. */
export const ownWay =
  "As you said at each act. After a wrong one the search went on from what is right, as it did while you answered.";
export const estimated = (value: number): string => `≈${formatValue(value)}`;
export const window = (alpha: number, beta: number): string =>
  `(${formatValue(alpha)}, ${formatValue(beta)})`;
/** A node for those who hear it. */
export const described = (said: string, window: string | undefined): string =>
  `${said}${window === undefined ? "" : `: ${window}`}`;

/** Where somebody stands. */
export const looks = (depth: number): string => `The search looks ${inPlies(depth)} ahead.`;
export const iteration = (depth: number, most: number): string =>
  `Iteration ${depth}, of ${most} at most: it looks ${inPlies(depth)} ahead.`;
export const between = (done: number, most: number): string =>
  done === 0
    ? `Nothing has been searched yet. The time may allow up to ${inPlies(most)}.`
    : `Iteration ${done}, of ${most} at most, has come to its end. The time is not up.`;
export const at = (name: string, side: Side | undefined, window: string | undefined): string =>
  `You are at ${name}${side === undefined ? "" : `, where ${side.toUpperCase()} moves`}${window === undefined ? "" : `, with the window ${window}`}.`;
export const timeUp = "Now the time is up.";
export const over = "The search is over.";

export const asks = {
  next: "What comes next? Begin a search, say how deep, or press the move that is played.",
  play: "Which move is played? Press it.",
  stop: (name: string) =>
    `The search has come to ${name}. Does it stop there, or go on? To go on, press the node that comes next.`,
  stopOrWindow: (name: string) =>
    `The search has come to ${name}. Does it stop there, or go on, and with which window?`,
  go: "What does the search do next? Press the node that it searches, cut the rest, or return a value.",
  goOrReturn: "What does the search do next? Press the node that it searches, or return a value.",
} as const;
export const takeEstimate = "Stop, and take the estimate";
export const takeOutcome = "The game is over here";
export const depth = "Plies";
export const beginIt = "Begin it";
export const noDepth = "That is no whole number of plies.";
export const goOn = "Go on so";

/** The iterations that have come to their end. */
export const iterations = "The iterations that have come to their end";
export const columns = ["plies", "value", "line"] as const;
export const found = (value: number, settled: boolean): string =>
  `${settled ? "" : "≈"}${formatValue(value)}`;

export const begins = (iterated: boolean): string =>
  iterated ? "Nothing has been searched yet." : "The search begins at the root.";
export const acts = {
  iterate: (depth: number) => `begins at the root, to look ${inPlies(depth)} ahead`,
  enter: (name: string) => `goes to ${name}`,
  window: (window: string) => `goes on there, with ${window}`,
  estimate: "stops there, and takes the estimate",
  outcome: "takes the outcome: the game is over there",
  cut: "cuts the rest",
  return: (value: string) => `returns ${value}`,
  answer: (name: string) => `plays ${name}`,
} as const;
export const keysHelp = (iterated: boolean): string =>
  `By keyboard: arrows move in the tree, Enter presses a node, E takes the estimate, G says that the game is over, ${iterated ? "C cuts, " : ""}Tab reaches all else.`;
