import { sentenceCase } from "../narration/words.ts";

/* What is said where an act is not what Star1 or Star2 does at a chance node: what it overlooks, and not what is right. */

/* To whoever gives an outcome another window. */

export const exchanged =
  "Alpha stands first: an outcome that is worth no more than that is bad enough. Beta stands second.";
export const passedOn = (name: string): string =>
  `That is the window of ${name} itself, and it is the mean that has to lie in there. This outcome is only a part of the mean.`;
export const otherBound = (name: string): string =>
  `There the unread outcomes of ${name} count with the wrong bound, or not at all. For alpha they count with the most that they may be, for beta with the least.`;
export const notDivided = (name: string): string =>
  `That is what this outcome has to add to the mean of ${name}. It counts only as often as it comes, so its probability is missing.`;
export const multiplied = (name: string): string =>
  `There what is needed for the mean of ${name} was multiplied by the probability. An outcome that comes seldom has to be worth more, and not less.`;
export const withoutUnread = (name: string): string =>
  `There the unread outcomes of ${name} are left out. They add to the mean, too.`;
export const withoutSum = (name: string): string =>
  `There what the outcomes of ${name} have returned so far is left out.`;
export const alikeInWindow = (name: string): string =>
  `There every outcome of ${name} counts alike. They do not come equally often.`;
export const oneEnd = (name: string): string =>
  `One end is right, and the other is left open. But ${name} has a bound on that side, too, and so has this outcome.`;
export const wholeLine = (name: string): string =>
  `That is the whole line. The window of ${name} and the bounds of its outcomes say more.`;
export const reckon = (name: string): string =>
  `Take the sum so far from each bound of ${name}, then what all other unread outcomes may bring, for alpha at most and for beta at least. Divide by the probability of this one.`;

/* To whoever cuts too early, or not at all. */

export const noMore = (name: string, most: string, alpha: string): string =>
  `The mean of ${name} can be ${most} at most, whatever is unread, and alpha is ${alpha}. What is left there cannot matter any more.`;
export const noLess = (name: string, least: string, beta: string): string =>
  `The mean of ${name} is ${least} at least, whatever is unread, and beta is ${beta}. What is left there cannot matter any more.`;
export const onlySoFar = (name: string, sum: string, end: "alpha" | "beta"): string =>
  end === "alpha"
    ? `So far the outcomes of ${name} come to ${sum}, which is not more than alpha. But the unread ones count, too, and with the most that they may be.`
    : `So far the outcomes of ${name} come to ${sum}, which is not less than beta. But the unread ones count, too, and with the least that they may be.`;
export const otherBoundInCut = (name: string, end: "alpha" | "beta"): string =>
  end === "alpha"
    ? `With the least for all that is unread, the mean of ${name} would not be more than alpha. But alpha is held against the most.`
    : `With the most for all that is unread, the mean of ${name} would not be less than beta. But beta is held against the least.`;
export const alikeInCut = (name: string): string =>
  `If the outcomes of ${name} came equally often, the rest would not matter. They do not come equally often.`;
export const mayMatter = (name: string, least: string, most: string): string =>
  `The mean of ${name} may still be anything from ${least} to ${most}, and a part of that lies in its window.`;

/** Where the bounds alone decide. */
export const afterOutcome = (name: string): string =>
  `True, no outcome of ${name} can matter. But the search only asks that when one has come back.`;
/** Where the mean has come to a bound exactly, and decimals do not show it. */
export const byRounding = (name: string): string =>
  `With fractions the rest of ${name} would not matter. The computer works with decimals, and by its rounding the search reads on.`;

/* To whoever returns something else for a draw. */

export const meanForBound = (given: string, name: string): string =>
  `${given} is what comes of the outcomes that were read. But the mean of ${name} is not in its window: it returns the bound that it has come to.`;
export const reachForBound = (given: string, name: string): string =>
  `${given} is what comes of it with a bound for all that is unread. ${sentenceCase(name)} returns the end of its window that it has come to.`;
export const otherEnd = (given: string, name: string): string =>
  `${given} is the other end of the window. Which of the two has ${name} come to?`;
export const endOfWindow = (name: string): string =>
  `The mean of ${name} is not in its window, and more is not known. It returns the end of its window that it has come to.`;
export const insideWindow = (given: string, name: string): string =>
  `${given} is an end of the window of ${name}, but all outcomes have been read, and their mean lies between the ends.`;
