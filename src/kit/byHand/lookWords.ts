import type { Side } from "../../engine/game.ts";
import { sentenceCase } from "../narration/words.ts";

/* What is said where an act is not what Star2 does with its looks: what it overlooks, and not what is right. */

/* To whoever gives an outcome another window, or cuts, by looks that are taken for something else. */

export const forgotLooks = (name: string): string =>
  `There what the looks at outcomes of ${name} have shown is left out. It bounds what they may bring.`;
export const looksForValues = (name: string): string =>
  `There what looks have shown is taken for what outcomes of ${name} are worth. But there are other replies: a look shows a bound.`;
export const otherSides = (name: string): string =>
  `There what looks have shown of outcomes of ${name} stands on the wrong side. What MIN has one reply to is worth at most what that brings, and what MAX replies to at least.`;
export const looksForValuesInCut = (name: string): string =>
  `If what looks have shown were what outcomes of ${name} are worth, the rest would not matter. But there are other replies: a look shows a bound.`;

/* To whoever looks longer, or not at all. */

export const oneReply = (name: string): string =>
  `One reply to ${name} is read, and that is all of a look. Whether the others matter turns out when there was a look at every outcome.`;
export const nothingIsCut = (name: string): string =>
  `A look cuts nothing: the other replies to ${name} stay open, until it turns out whether they matter.`;
export const looksFirst = (name: string): string =>
  `First comes a look at one reply to each outcome of ${name} that has any. Only then is an outcome read.`;
export const notRead = (name: string, left: number): string =>
  `${left === 1 ? "One outcome" : `${left} outcomes`} of ${name} ${left === 1 ? "has" : "have"} not been read whole, and nothing says that ${left === 1 ? "it does" : "they do"} not matter. A look shows only a bound.`;

/* To whoever takes one reply for something else. */

const better = (side: Side): string => (side === "min" ? "a lower" : "a higher");
export const forValue = (given: string, name: string, side: Side): string =>
  `${given} is what one reply to ${name} brings. ${side.toUpperCase()} may have ${better(side)} one, so it is not yet what ${name} is worth.`;
export const onlyReply = (name: string): string =>
  `True, since there is no other reply to ${name}. But a look does not count replies: it tells a bound on one side.`;
export const otherSide = (given: string, name: string, side: Side): string =>
  `With ${given} from one reply, ${side.toUpperCase()} may still have ${better(side)} one at ${name}. So on which side is ${name} bounded?`;
export const looksForMean = (given: string, name: string): string =>
  `${given} is what comes of it if what looks have shown is taken for what outcomes of ${name} are worth. They are bounds.`;

/* To whoever reads an outcome whole that was looked at. */

export const firstIsKnown = (name: string, where: string): string =>
  `${sentenceCase(name)} was read when there was a look at ${where}. What it is worth there is known already.`;
export const narrowsToo = (name: string): string =>
  `That leaves out what the look at ${name} has shown. It narrows the window with which ${name} is read now, too.`;
export const forgotFirst = (given: string, name: string): string =>
  `${given} is the best of what ${name} has read now. The reply that the look has read counts, too.`;
export const heldToWindow = (seen: string, name: string): string =>
  `${seen} is what the look at ${name} has shown. But that is not in the window with which ${name} is read now: it counts as the end that it lies beyond.`;
