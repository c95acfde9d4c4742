import { formatValue } from "../../drawing/formatValue.ts";
import { sentenceCase } from "../narration/words.ts";

/* Said of a number that is not the mean of a draw. */

export const nobodyChooses = (given: string, name: string, isMost: boolean): string =>
  `${given} is the ${isMost ? "greatest" : "least"} of what the outcomes of ${name} bring. But nobody chooses there.`;
export const betweenThem = (given: string, name: string): string =>
  `${given} is not between the least and the greatest of what the outcomes of ${name} bring, and a mean is.`;
export const plainMean = (given: string, name: string): string =>
  `${given} is the plain mean. The outcomes of ${name} do not come equally often.`;
export const turnedRound = (given: string): string =>
  `For ${given} the probabilities were taken in the wrong order. Which of them stands on which line?`;
export const leftOut = (given: string, name: string): string =>
  `${given} is what comes of it where one outcome of ${name} is left out.`;
export const oneOutcome = (given: string, name: string): string =>
  `${given} is what one outcome of ${name} brings. What do all of them bring on the average?`;
export const weigh = (name: string): string =>
  `Multiply what each outcome of ${name} brings by its probability, and add it all up.`;

/** The sum that a mean is. */
export const sum = (parts: readonly (readonly [probability: string, value: string])[]): string =>
  `Chance draws: ${parts.map(([probability, value]) => `${probability} · ${value}`).join(" + ")}.`;

/** To whoever says wrongly with which value or bound a search leaves a draw. */
export const tryOutcomes = (name: string): string =>
  `Try the outcomes of ${name} one after the other, and set what is unread to the bounds for all outcomes. Where can the rest not matter any more? A draw that is left there returns the end of its window that it ran into.`;

/* Said of what is left of a draw, where Star1 decides whether it reads it. */

/** The bounds are said: what is unread shows nothing of them. */
export const askOutcome = (
  { where, search, child }: Readonly<Record<"where" | "search" | "child", string>>,
  [least, most]: readonly [number, number],
): string =>
  `${sentenceCase(where)} chance draws, and every outcome is worth from ${formatValue(least)} to ${formatValue(most)}. Will ${search} read ${child} next, or cut it?`;

type Window = Readonly<Record<"alpha" | "beta", string>>;
export const reckonRest = (
  name: string,
  sum: string,
  { least, most }: Readonly<Record<"least" | "most", string>>,
  { alpha, beta }: Window,
): string =>
  `Reckon once more: what was read of ${name} adds ${sum} to its mean, and what is unread from ${least} to ${most}. Alpha is ${alpha} there, and beta is ${beta}.`;
export const noMore = (name: string, most: string, alpha: string): string =>
  `the mean of ${name} is ${most} at most, whatever is unread, and alpha is ${alpha}`;
export const noLess = (name: string, least: string, beta: string): string =>
  `the mean of ${name} is ${least} at least, whatever is unread, and beta is ${beta}`;
export const mayMatter = (name: string, least: string, most: string, { alpha, beta }: Window): string =>
  `the mean of ${name} may still be anything from ${least} to ${most}, alpha is ${alpha} and beta is ${beta}`;
/** Where the mean has come to a bound exactly, and decimals do not show it. */
export const byRounding =
  "with fractions the rest would not matter, but by the rounding of decimals the search reads on";
