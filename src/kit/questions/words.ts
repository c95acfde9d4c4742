import { formatValue } from "../../drawing/formatValue.ts";
import { opponent, type Side } from "../../engine/game.ts";
import { sentenceCase } from "../narration/words.ts";

/** Where somebody chooses, within a sentence, by the name of the node where that is not the root. */
export const where = (name: string | undefined): string =>
  name === undefined ? "at the root" : `after ${name}`;

const upper = (side: Side) => side.toUpperCase();
const listed = (values: readonly string[]) => `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;

/** Told to those who write a question that cannot be asked. */
export const noOption = (text: string, answer: number): string =>
  `"${text}" has no option ${answer}: they count from 0.`;
export const noNumber = (text: string, value: number): string =>
  `"${text}" has no number for an answer, but ${value}.`;
export const noMoveLeft = (at: string): string => `At "${at}" there is no move left to be read or cut.`;
export const neverThere = (node: string): string => `The search never comes to "${node}".`;
export const noNode = (path: string): string =>
  `There is no node "${path}" to ask about: the children count from 0.`;
export const otherBound =
  "A question can ask for a bound of an ancestor or of the caller, not for one of another kind.";
export const tooLarge = "A question needs a tree that can be drawn whole: give it a depth.";

export const chosen = (option: string): string => `“${option}”.`;
export const itIs = (value: string): string => `It is ${value}.`;

/** What a node is worth. */
export const askValue = (name: string): string => `What is ${name} worth to MAX?`;
export const isWorth = (name: string, value: string): string => `${sentenceCase(name)} is worth ${value}.`;
export const takes = (side: Side, values: readonly string[]): string =>
  `${upper(side)} takes the ${side === "max" ? "greatest" : "least"} of ${listed(values)}.`;
export const noSuchLeaf = (name: string, given: string): string =>
  `A value always comes from a leaf, and no leaf below ${name} holds ${given}.`;
const turn = (where: string, side: Side) => `${where} ${upper(side)} is to move`;
export const otherSide = (given: string, where: string, side: Side): string =>
  `${given} is what ${upper(opponent(side))} would choose, but ${turn(where, side)}.`;
export const looksFor = (where: string, side: Side): string =>
  `${sentenceCase(turn(where, side))}, and looks for the move that ${
    side === "max" ? "brings MAX most" : "leaves MAX least"
  }. What is each of the moves worth?`;
/** A bound was taken for a value. */
export const isBound = (name: string, given: string, least: boolean): string =>
  `A search of ${name} stopped at ${given} before all was read. It is a bound: worth ${least ? "at least" : "at most"} that.`;

/** What a search returns for a node; `visits` where it may come to it several times. */
const atLast = (visits: boolean) => (visits ? " in the end" : "");
export const askReturn = (search: string, name: string, visits: boolean): string =>
  `What does ${search} return for ${name}${atLast(visits)}?`;
export const returns = (search: string, value: string, name: string, visits: boolean): string =>
  `${search} returns ${value} for ${name}${atLast(visits)}.`;
export const isTruth = (given: string, name: string, search: string): string =>
  `${given} is what ${name} is worth, but ${search} is done with it before it knows. What has it found by then?`;
export const tryMoves = (name: string): string =>
  `Try the moves of ${name} one after the other, and stop where alpha ≥ beta. What is the best found by then?`;

/** What becomes of the next child, at a position that the table may know from a `twin`. */
export const askNext = (where: string, side: Side, search: string, child: string, twin = ""): string =>
  `${sentenceCase(where)} ${upper(side)} is to move${twin && `, in the position of ${twin}`}. Will ${search} read ${child} next, or cut it?`;
export const fates = { enter: "It is read", cutoff: "It is cut" } as const;
export const fate = (name: string, kind: keyof typeof fates, why: string): string =>
  `${sentenceCase(name)} is ${kind === "enter" ? "read" : "cut"}: ${why}.`;
export const noWindow = (search: string): string => `${search} has no window, and reads every move`;
export const asSentence = (text: string): string => `${sentenceCase(text)}.`;
/** The window on which it is decided, and which of its ends has just moved. */
interface Window {
  readonly alpha: number;
  readonly beta: number;
  readonly alphaMoved: boolean;
  readonly betaMoved: boolean;
}
export const compare = (where: string, { alpha, beta, alphaMoved, betaMoved }: Window): string =>
  `Compare once more: ${where} alpha ${alphaMoved ? "comes up to" : "is"} ${formatValue(alpha)} and beta ${
    betaMoved ? "comes down to" : "is"
  } ${formatValue(beta)}.`;
export const windowIs = ({ alpha, beta }: Window): string =>
  `alpha is ${formatValue(alpha)} and beta is ${formatValue(beta)}, so the window is ${
    alpha < beta ? "still open" : "closed"
  }`;

/** Whose bound is behind a cutoff. */
export const askOwner = (name: string): string =>
  `The rest of ${name} has just been cut. Whose bound closed the window there?`;
export const holder = (name: string, side: Side): string =>
  `${sentenceCase(name)}, where ${upper(side)} moves`;
export const nobody = "Nobody’s: it is the window the search was given";
/** What the side that does not move where the cut is sets. */
const boundName = (setter: Side) => (setter === "max" ? "alpha" : "beta");
export const wasGiven = (value: string, setter: Side): string =>
  `The search was given ${value} as its ${boundName(setter)}.`;
export const isOf = (name: string | undefined, setter: Side, value: string): string =>
  `It is ${name === undefined ? "the root’s" : `that of ${name}`}: ${upper(setter)} has ${value} there.`;
export const wholeLine = "The search was given the whole line, so nothing was closed from outside.";
export const givenWindow = (alpha: string, beta: string, bound: string): string =>
  `The search was given the window from ${alpha} to ${beta}, and the bound is ${bound}.`;
export const offPath = (name: string): string =>
  `${sentenceCase(name)} is not on the path. A bound is held by a node above the cut.`;
export const cutHere = "That is where the cut is. The bound it ran into comes from further up.";
export const ofOther = (where: string, side: Side, setter: Side): string =>
  `The cut ran into ${boundName(setter)}, a bound of ${upper(setter)}’s, and ${where} ${upper(side)} is to move.`;
export const nothingFound = (where: string, setter: Side): string =>
  `${sentenceCase(where)} ${upper(setter)} has found nothing yet.`;
const has = (where: string, setter: Side, best: string) =>
  `${sentenceCase(where)} ${upper(setter)} has ${best}`;
export const hadFirst = (where: string, setter: Side, best: string): string =>
  `${has(where, setter, best)} too, but a node further up had it first.`;
export const hasOther = (where: string, setter: Side, best: string, bound: string): string =>
  `${has(where, setter, best)}, and the bound is ${bound}.`;

/** How many of something a whole search counts. */
interface Counted {
  ask(search: string): string;
  tell(search: string, count: number, all: number): string;
  /** The same where a search comes back to nodes, and its visits are counted. */
  tellVisits(search: string, count: number, all: number): string;
}
const times = (count: number) => (count === 1 ? "once" : `${count} times`);
const cuts = (search: string, count: number) => `${search} cuts ${count === 0 ? "nothing" : times(count)}.`;

export const counted: Readonly<Record<"leaves" | "nodes" | "cutoffs", Counted>> = {
  leaves: {
    ask: (search) => `How many leaves does ${search} read in this tree?`,
    tell: (search, count, all) => `${search} reads ${count} of the ${all} leaves.`,
    tellVisits: (search, count, all) => `${search} makes ${count} leaf visits in a tree of ${all} leaves.`,
  },
  nodes: {
    ask: (search) => `How many nodes does ${search} visit in this tree, the root included?`,
    tell: (search, count, all) => `${search} visits ${count} of the ${all} nodes.`,
    tellVisits: (search, count, all) => `${search} makes ${count} visits in a tree of ${all} nodes.`,
  },
  cutoffs: {
    ask: (search) => `How many times does ${search} cut in this tree?`,
    tell: cuts,
    tellVisits: cuts,
  },
};
export const tooMany = (all: number, what: keyof typeof counted): string =>
  `The whole tree has only ${all} ${what === "leaves" ? "leaves" : "nodes"}.`;
export const fewer = "Count again: it is fewer than that.";
export const more = "Count again: it is more than that.";
