import { sentenceCase } from "../../narration/words.ts";

export const tooLarge = (most: number): string =>
  `This tree is too large to be searched by hand: it may have ${most} leaves at most.`;
export const tooLong = (most: number): string =>
  `In this tree the search takes too long to be done by hand: it may have ${most} acts at most.`;
export const noMoves = "In this tree there is nothing to search: it is a single leaf.";

/* What is said to an act that the search does not do here: what it overlooks, and not what is right. */

const numberWords = { pn: "proof number", dn: "disproof number" } as const;
const kind = (isOr: boolean): string => (isOr ? "an OR node" : "an AND node");
/** The number that is compared, which settles the node as soon as one child's is 0. */
const compared = (isOr: boolean): string => numberWords[isOr ? "pn" : "dn"];
const settles = (isOr: boolean): string =>
  isOr ? "one proved child proves it" : "one disproved child disproves it";
const least = (isOr: boolean): string =>
  isOr ? "to prove it, one proved child is enough" : "to disprove it, one disproved child is enough";
const sum = (isOr: boolean): string =>
  isOr ? "to disprove it, all children must be disproved" : "to prove it, all children must be proved";

export const nothingToSay = "On the way down no number changes.";
export const answersTooSoon = "Neither number of the root is 0 yet: it is neither proved nor disproved.";
export const answerExchanged =
  "Which number of the root is 0? A proof number of 0 says that no leaf is left to prove, a disproof number of 0 that none is left to disprove.";
export const rootSolved =
  "One number of the root is 0. The question is answered, and nothing more is expanded.";
export const hasChildren = (here: string): string =>
  `${sentenceCase(here)} has its children already. Only a leaf of the tree is expanded, where the way ends.`;
export const notInTree = (name: string): string =>
  `${sentenceCase(name)} is not in the tree yet: a node gets its children when it is expanded, and not before.`;
export const notBelow = (name: string, here: string): string =>
  `${sentenceCase(name)} is no child of ${here}, where the way has come to. It goes down from child to child.`;
export const solvedEntered = (name: string, isProved: boolean): string =>
  `${sentenceCase(name)} is ${isProved ? "proved" : "disproved"} already: below it nothing is left to find out.`;
export const laterOfEquals = (name: string, number: "pn" | "dn"): string =>
  `${sentenceCase(name)} has the least ${numberWords[number]}, but a child before it has the same: of equals the first is taken.`;
export const otherCompared = (here: string, isOr: boolean): string =>
  `That child has the least ${compared(!isOr)}. But ${here} is ${kind(isOr)}, and ${settles(isOr)}: there the other number is compared.`;
export const notLeast = (name: string, here: string, isOr: boolean): string =>
  `${sentenceCase(here)} is ${kind(isOr)}: ${settles(isOr)}. Another child has a smaller ${compared(isOr)} than ${name}.`;

export const isNew = (name: string): string =>
  `${sentenceCase(name)} is new in the tree: it needs its first numbers before anything else.`;
export const unknownLeaf = (name: string): string =>
  `At ${name} the game goes on, and nothing below it is in the tree: the search does not know how it ends. How many leaves, then, would prove it, and how many disprove it?`;
export const equalMissed = (name: string, goal: string): string =>
  `${sentenceCase(name)} is worth ${goal}, and MAX is to reach ${goal} or more. That is enough.`;
export const endUnseen = (name: string): string =>
  `At ${name} the game is over. That is no unknown leaf: it is proved or disproved, and one of its numbers is 0.`;
export const endIs = (name: string, worth: string, goal: string): string =>
  `At ${name} the game is over, and it is worth ${worth}; MAX is to reach ${goal} or more. 0 stands for what needs no leaf any more, ∞ for what no leaf can do.`;

export const stopsShort = (name: string): string =>
  `The round is not over: ${name} is on the way, and still has the numbers from before. Those of every node up to the root are worked out anew.`;
export const staysAbove = (name: string): string =>
  `Where nothing has changed, nothing above changes either, and a program may stop there. Here the numbers of ${name} are said all the same.`;
/** By the mistakes that give these numbers. */
export const reckoned = {
  minSumExchanged: (name: string, isOr: boolean) =>
    `So it would be at ${kind(!isOr)}. But ${name} is ${kind(isOr)}: ${least(isOr)}; ${sum(isOr)}.`,
  pairExchanged: (name: string, _: boolean) =>
    `Those are the two numbers of ${name} in the wrong places: the proof number stands first.`,
  bothSums: (name: string, isOr: boolean) =>
    `Those are two sums. But ${name} is ${kind(isOr)}: ${least(isOr)}. One of its numbers is the least of its children’s.`,
  bothLeast: (name: string, isOr: boolean) =>
    `Both are the least among the children. But ${name} is ${kind(isOr)}: ${sum(isOr)}. One of its numbers is a sum.`,
  solvedCountsOne: (name: string, _: boolean) =>
    `A child of ${name} is solved, and has no 1: proved, it counts 0 and ∞, disproved, ∞ and 0.`,
  solvedLeftOut: (name: string, _: boolean) =>
    `The solved children of ${name} count, too: 0 is less than any other number, and with ∞ every sum is ∞.`,
  numbersAsBefore: (name: string, _: boolean) =>
    `Those are the numbers of ${name} from before. Look at what its children have now.`,
  oneChildAlone: (name: string, _: boolean) =>
    `One child of ${name} has these numbers. The others count, too.`,
} as const;
export const otherIsWrong = (name: string, number: "pn" | "dn", isOr: boolean): string =>
  `The ${numberWords[number === "pn" ? "dn" : "pn"]} is right. The ${numberWords[number]} is not: ${name} is ${kind(isOr)}, and ${(number === "pn") === isOr ? least(isOr) : sum(isOr)}.`;
export const rule = (name: string, isOr: boolean): string =>
  `${sentenceCase(name)} is ${kind(isOr)}: ${least(isOr)}, so that number is the least among its children; ${sum(isOr)}, so that number is their sum.`;
