import type { Side } from "../../engine/game.ts";
import type { ProbeResult } from "../../engine/observer.ts";
import { sentenceCase } from "../narration/words.ts";

const upper = (side: Side) => side.toUpperCase();

/* What is said to an act that the search does not do here: what it overlooks, and not what is right. */

export const another = "The search does something else here.";
export const window = (alpha: string, beta: string): string => `(${alpha}, ${beta})`;

export const closedThere = (where: string, window: string): string =>
  `At ${where} the window has become ${window}: alpha is not less than beta. What is left there cannot matter any more.`;
export const stillOpen = (where: string, window: string): string =>
  `At ${where} the window is ${window}, with alpha less than beta. It is still open: what is left there may matter.`;
export const nothingLeft = (where: string): string => `Nothing is left to be cut at ${where}.`;
export const moreToRead = (where: string, left: number): string =>
  `${left === 1 ? "One move" : `${left} moves`} of ${where} ${left === 1 ? "has" : "have"} not been looked at, and nothing says that ${left === 1 ? "it does" : "they do"} not matter.`;
export const moreOutcomes = (where: string, left: number): string =>
  `${left === 1 ? "One outcome" : `${left} outcomes`} of ${where} ${left === 1 ? "has" : "have"} not been looked at, and the mean is that of all.`;
export const allOutcomes = (where: string): string => `All outcomes of ${where} have been searched.`;
export const allRead = (where: string): string => `All moves of ${where} have been searched.`;
export const doneThere = (where: string): string => `The search goes no further at ${where}.`;
export const onlyTested = (where: string): string =>
  `At ${where} the last move was only tested in a narrow window. The test has failed, so its value is not known yet.`;
export const searchAgain =
  "The whole tree was searched with a narrow window, and the value is not pinned down yet: it is searched again from the root.";

export const standsThere = (name: string): string => `${sentenceCase(name)} is where you stand.`;
export const notBelow = (name: string, where: string): string =>
  `${sentenceCase(name)} does not stand right below ${where}. The search goes deeper from where it stands, or goes back by returning a value.`;
export const wasRead = (name: string): string => `${sentenceCase(name)} has been searched already.`;
export const leftToRight = (name: string): string =>
  `${sentenceCase(name)} will come later, if at all: the search goes from left to right.`;

export const tests =
  "This search asks only whether the value is at least beta, with a window that holds no value.";
export const exchanged = "Alpha stands first: it is what MAX has, and beta is what MIN has.";
export const notTurned =
  "Below, the other side is to move, and counts everything for itself: both bounds change their signs, and their places.";
export const testsFirst = (parent: string): string =>
  `That is the whole window of ${parent}. After the first move, this search only tests whether a move is better.`;
export const notNarrowed = (parent: string): string =>
  `With that window ${parent} itself was entered. What its moves have brought since narrows it.`;
export const forgotAbove = (parent: string): string =>
  `That is the whole line. The window of ${parent} is handed down, with what its moves have brought.`;
export const onlyParents = (parent: string): string =>
  `That is only what ${parent} has found itself. The bounds it was given hold below it, too.`;
export const alphaIs = (parent: string): string =>
  `Beta is right. What is the most that MAX already has at ${parent} or above it?`;
export const betaIs = (parent: string): string =>
  `Alpha is right. What is the least that MIN already has at ${parent} or above it?`;
export const windowOf = (parent: string): string =>
  `Take the window of ${parent}, and narrow it by what its moves have brought.`;

export const somebodys = "The search was not given such a bound from outside: a node on the path has set it.";
export const notOnPath = (name: string): string =>
  `${sentenceCase(name)} is not on the path. A bound is held by a node above the cut.`;
export const cutHere = "That is where the cut is. The bound it ran into comes from further up.";
export const ofOther = (name: string, side: Side, setter: Side): string =>
  `At ${name} ${upper(side)} is to move, and the bound is ${upper(setter)}’s.`;
export const nothingFound = (name: string): string => `At ${name} nothing has been found yet.`;
export const nobodys = (name: string): string =>
  `What ${name} has is not what closed the window: the search itself has made it narrow, or a table has.`;
export const hasOther = (name: string, best: string): string =>
  `At ${name} the best so far is ${best}. Is that the bound, and was it there first?`;

/** To whoever took what the table says for this answer. */
export const notFromTable: Readonly<Record<ProbeResult, string>> = {
  hit: "Does the table hold this position, searched as deep as is asked here, and with a value that decides in this window?",
  absent: "The table does hold this position: a value was returned for it before.",
  shallow: "Whatever the table holds of this position, depth is not what it lacks.",
  bound: "Whatever the table holds of this position, it is not a bound that fails to decide in this window.",
};

export const boundOf =
  "The value is right. What does it say of the true one: is it that, at least that, or at most that? Compare it with the window that the node was entered with.";
export const fromTable = "The table’s value is returned as it stands.";
export const signOf = (name: string): string =>
  `The sign is turned: ${name} returns what it is worth to the side that moves there.`;
export const otherSide = (given: string, name: string, maximizing: boolean): string =>
  `${given} is the ${maximizing ? "least" : "greatest"} of what the moves of ${name} have returned, and the side to move there looks for the ${maximizing ? "greatest" : "least"}.`;
export const lastOne = (given: string): string =>
  `${given} is what the last move returned. Was none better before it?`;
export const isBoundGiven = (given: string, name: string): string =>
  `${given} is a bound that ${name} was given. What has it found itself?`;
export const isTruth = (given: string, name: string): string =>
  `${given} is what ${name} is worth in truth, but the search has not read enough to know it. What has it found?`;
export const notBest = (given: string, name: string, maximizing: boolean): string =>
  `A move of ${name} has returned ${given}, but another has returned ${maximizing ? "more" : "less"}.`;
export const noChilds = (given: string, name: string): string =>
  `No move of ${name} has returned ${given}. Which of what they have returned is best?`;
