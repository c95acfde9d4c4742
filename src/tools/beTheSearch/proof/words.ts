import { formatValue } from "../../../drawing/formatValue.ts";
import type { ProofNumbers } from "../../../engine/bestFirst/index.ts";
import type { Solved } from "../../../kit/byHand/proof/proofAct.ts";

export const picture = "The tree in which you search for a proof";
/** Below the picture of the reader's own acts. */
export const ownWay =
  "The numbers as you said them at each act. After a wrong one the search went on from what is right, as it did while you answered.";

/** Where somebody stands. */
export const round = (question: string, number: number): string => `${question} Round ${number}.`;
export const at = (name: string, isOr: boolean): string =>
  `The way has come to ${name}, ${isOr ? "an OR node: MAX moves" : "an AND node: MIN moves"}.`;
export const grows = (name: string): string => `${name} is given its children.`;
export const goesBack = "The way goes back to the root.";
export const over = (rounds: number): string =>
  `The search is over, after ${rounds === 1 ? "one round" : `${rounds} rounds`}.`;

export const asks = {
  down: (name: string) => `Where does the way go on from ${name}? Press that child, or expand ${name}.`,
  atRoot: "Where does the way go from the root? Press that child, expand the root, or say that it is solved.",
  fresh: (name: string) => `${name} is new in the tree. Which numbers does it have?`,
  up: (name: string) =>
    `Which numbers does ${name} have now? If this round is over, press where the next one goes.`,
} as const;
export const expandIt = "Expand it";
export const answers: Readonly<Record<Solved, string>> = {
  proved: "The root is proved",
  disproved: "The root is disproved",
};
export const pn = "pn";
export const dn = "dn";
export const pair = (numbers: ProofNumbers): string =>
  `${pn} ${formatValue(numbers.pn)}, ${dn} ${formatValue(numbers.dn)}`;
export const give = "Say it so";
export const asBefore = "As before";
export const noCount = "Leaves are counted: 0, 1, 2 and so on, or ∞. For infinity press ∞, or type inf.";
/** What holds for the choice of a child, and what pn and dn are. */
export const firstOfEquals = "Of children that are equally good the first, from left to right, is taken.";
export const order = "pn is the proof number, dn the disproof number.";

export const begins = "The root alone is in the tree, and nothing is known of it.";
export const acts = {
  select: (name: string) => `goes on to ${name}`,
  expand: "expands the node where the way ends",
  numbers: (numbers: ProofNumbers) => `says ${pair(numbers)}`,
  answer: (answer: Solved) => `says that the root is ${answer}`,
} as const;
export const keysHelp =
  "By keyboard: arrows move in the tree, Enter presses a node, E expands, 1, 2 and 3 are the numbers of a new node in their order, B leaves numbers as before, P and D say that the root is proved or disproved.";
export const badTree = (message: string): string => `The tree of the link cannot be used: ${message}`;
