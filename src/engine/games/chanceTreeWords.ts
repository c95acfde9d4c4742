import { quoted } from "../demand.ts";
import { place, unexpected, type Wanted } from "./treeWords.ts";

export const noProbability = (path: readonly number[], probability: string) =>
  `${place(path)} has the probability ${probability}; a probability is a fraction in lowest terms, above 0`;
export const fineNode = (path: readonly number[]) =>
  `${place(path)} has probabilities too fine to be summed exactly: their common denominator is above 6^40`;
export const unequalOne = (path: readonly number[], sum: string) =>
  `${place(path)} has probabilities that sum to ${sum}; they sum to 1`;

/** What most likely is meant by something else than what could stand there. */
export type ChanceHint = "outcomeless" | "colon" | "percent";

/** `found` is empty where the text ends. */
export const unexpectedHere = (wanted: Wanted, found: string, hint: ChanceHint) =>
  `${unexpected(wanted, found)}: ${sayHint(hint)}`;

const sayHint = (hint: ChanceHint): string =>
  ({
    outcomeless: "in a chance node at least one thing may happen",
    colon: "between a probability and what comes of it stands a colon, as in {1/2: 3, 1/2: 5}",
    percent: "a percentage is written as a decimal, 0.25 for 25%",
  })[hint];

export const sumOfChances = (sum: string) =>
  `the probabilities of this chance node sum to ${sum}, and they must sum to 1`;
export const fineChances = () =>
  "the probabilities of this chance node are too fine to be summed exactly: their common denominator is above 6^40";
export const noChance = (text: string) =>
  `the probability ${quoted(text)} is 0: what cannot happen is left out`;
export const surerThanSure = (text: string) => `the probability ${quoted(text)} is more than 1`;
export const dividedByZero = (text: string) => `the probability ${quoted(text)} divides by 0`;
export const fineChance = (text: string) =>
  `the probability ${quoted(text)} is too fine: as a fraction it needs a number of more than a billion`;
