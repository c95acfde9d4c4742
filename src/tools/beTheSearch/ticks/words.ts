import type { Status } from "../../../engine/behaviour/index.ts";
import { statuses } from "../../../kit/behaviour/words.ts";

export { statuses };

export const picture = "The behaviour tree that you tick";
export const ownPicture = "The tree as you said";
export const noted = (square: string | undefined): string =>
  square === undefined
    ? "Nothing stands on the blackboard."
    : `The blackboard says: saw it last on ${square}.`;

export const between = (tick: number, all: number): string =>
  tick === 1 ? `Before tick 1 of ${all}.` : `Tick ${tick - 1} of ${all} is over.`;
export const within = (tick: number, all: number, name: string): string =>
  `Tick ${tick} of ${all}. “${name}” is being ticked.`;
export const ended = (tick: number, all: number): string => `Tick ${tick} of ${all} is over.`;
export const allDone = (all: number): string =>
  all === 1 ? "The tick is over." : `All ${all} ticks are over.`;

export const asks = {
  begin: "The next tick begins. Press the node that it enters.",
  leaf: (name: string) => `What does “${name}” come to?`,
  go: (name: string) => `What does “${name}” do next? Press the node that it ticks, or say what it comes to.`,
  reset: "What was running, and is reset now? Press all such nodes, or say that there are none.",
} as const;
export const resetNone = "Nothing is reset";
export const resetThese = (count: number): string =>
  count === 1 ? "Reset this node" : `Reset these ${count} nodes`;

export const begins = "Nothing has been ticked yet.";
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
export const acts = {
  tick: (name: string) => `ticks “${name}”`,
  answer: (status: Status) => `answers ${statuses[status]}`,
  reset: (names: readonly string[]) =>
    names.length === 0 ? "resets nothing" : `resets ${list(names.map((name) => `“${name}”`))}`,
} as const;
export const described = (said: string, isPicked: boolean): string =>
  isPicked ? `${said}; to be reset` : said;
export const keysHelp =
  "By keyboard: arrows move in the tree, Enter ticks a node, S, F and R say success, failure and running, N that nothing is reset.";

export const tooLarge = (most: number): string =>
  `This tree is too large to be ticked by hand: it may have ${most} nodes at most.`;
export const badTree = (message: string): string => `The tree of the link cannot be used: ${message}`;
