import type { Status } from "../../../engine/behaviour/index.ts";
import { kinds, statuses } from "../../behaviour/words.ts";
import { countWords } from "../../narration/words.ts";

type Kind = keyof typeof kinds;
const quoted = (name: string): string => `“${name}”`;

/** What nodes of a fresh tree are called; a name has no bracket, comma or equals sign in it. */
export const orderNames = {
  guard: "guard",
  chase: "chase",
  round: "patrol",
  follow: "follow",
  seek: "seek",
  walk: "walk",
  wait: "wait",
  watch: "watch",
  both: "both",
  limit: "limit",
  not: "not",
  again: "again",
} as const;

/* What is said to an act that a tick does not come to here: what it overlooks, and not what is right. */

export const another = "Something else is asked here.";
export const fromRoot =
  "A tick enters at the root and runs down from there, whatever was running in the last one.";
export const notBegun = "No node is being ticked: the next tick is about to begin.";
export const isOver = "The tick is over. Say what was running and is reset, or that nothing is.";

export const standsThere = (name: string): string => `${quoted(name)} is being ticked already.`;
export const isLeaf = (name: string): string =>
  `${quoted(name)} is a leaf: it ticks nobody, and answers by itself.`;
export const notBelow = (name: string, where: string): string =>
  `${quoted(name)} is no child of ${quoted(where)}, which is being ticked. A node ticks its own children, or answers.`;
export const wasTicked = (name: string): string => `${quoted(name)} has answered in this tick already.`;
export const isKept = (name: string): string =>
  `${quoted(name)} came to its end in an earlier tick, and a parallel keeps that until it has ended itself.`;
export const hasMemory = (where: string): string =>
  `${quoted(where)} has a memory, which the star says. It does not look again at children before the one that was running.`;
export const hasNone = (where: string): string =>
  `${quoted(where)} has no memory: without a star it asks its children afresh in every tick.`;
export const leftToRight = (name: string): string =>
  `${quoted(name)} will come later, if at all: children are asked from left to right.`;
export const decides = (where: string, kind: Kind, child: string, status: Status): string =>
  `${quoted(child)} has come to ${statuses[status]}. Does a ${kinds[kind]} such as ${quoted(where)} ask anybody after that?`;

export const noneAsked = (where: string): string =>
  `${quoted(where)} cannot answer yet: it has asked none of its children in this tick.`;
export const moreToAsk = (where: string, kind: Kind, child: string, status: Status): string =>
  `${quoted(child)} has come to ${statuses[status]}, and that does not decide a ${kinds[kind]}: ${quoted(where)} has a child left to ask.`;
export const allAreAsked = (where: string): string =>
  `${quoted(where)} is a parallel: it asks all children that did not come to an end before, whatever the others answer.`;

export const neverRuns = (name: string): string =>
  `${quoted(name)} is a condition: it looks, and answers at once. It is never running.`;
export const looks =
  "The guard sees along its own row and column, five squares far, where no wall is between. Is the intruder there?";
export const remembers = "That asks the blackboard, and not the eyes: is a square noted there?";
export const atOnce = (name: string): string => `${quoted(name)} is done at once, and nothing can hinder it.`;
export const stillOnItsWay = (name: string): string =>
  `Is the guard there when ${quoted(name)} is ticked? It takes a step now, and answers success only in a tick that finds it there.`;
export const isThere = (name: string): string =>
  `When ${quoted(name)} is ticked, the guard stands there already: nothing is left to walk.`;
export const canWalk = (name: string): string =>
  `${quoted(name)} fails only where there is no way. Here there is one.`;
export const noWay = (name: string): string => `Is there a way for ${quoted(name)}?`;
export const looksRound = (before: number): string =>
  `Looking round takes three ticks in a row, and succeeds in the third. ${before === 0 ? "This is the first of them" : `Before this one it was looking for ${countWords(before, "tick")}`}.`;

export const follows = (where: string, kind: Kind, child: string, status: Status): string =>
  `${quoted(child)} has come to ${statuses[status]}. What does that mean to a ${kinds[kind]} such as ${quoted(where)}?`;
export const allCame = (where: string, kind: Kind, status: Status): string =>
  `All children that ${quoted(where)} had to ask have come to ${statuses[status]}. What is that to a ${kinds[kind]}?`;
export const turnsEnds = "A “not” turns success and failure round, and leaves running alone.";
export const repeats = (times: number, before: number): string =>
  `The child has to succeed ${times === 1 ? "once" : countWords(times, "time")}, a tick each, and had ${before === 0 ? "not done so" : `done so ${before === 1 ? "once" : countWords(before, "time")}`} before this tick. If it fails, so does the repeat.`;
export const waits = (ticks: number, before: number): string =>
  `The patience is ${countWords(ticks, "tick")}, and this is number ${before + 1} in a row. A child that has come to an end is answered for as it is; one that is running is given up when the patience ends.`;
export const needs = (successes: number, children: number): string =>
  `A parallel asks how many have succeeded, in this tick or before: ${successes} of ${children} are needed. It fails as soon as so many no longer can, and else is running.`;

export const stillRuns = (name: string): string =>
  `${quoted(name)} was ticked and is running: it goes on in the next tick, and nothing is reset.`;
export const didNotRun = (name: string): string =>
  `${quoted(name)} was not running, so there is nothing to reset.`;
export const endedItself = (name: string): string =>
  `${quoted(name)} was running, and has come to an end by its own answer. Only what was not asked again, or given up, is reset.`;
export const nothingForgotten =
  "Something was running that this tick did not come to, or gave up. What is abandoned is reset.";
export const moreForgotten =
  "These are reset, but they are not all. Above a running action and below what gave it up other nodes were running, too.";
