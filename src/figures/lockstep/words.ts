import { narrate } from "../../kit/narration/stepWords.ts";
import { plainly, timesWords } from "../../kit/narration/words.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import type { Setup } from "../../kit/run/setup.ts";
import { subjectName } from "../../kit/run/words.ts";
import type { LaneOrder } from "./lockstepSetup.ts";
import type { PairOfRuns } from "./pairOfRuns.ts";

export const howOften = timesWords;
/** What an order of the moves is called, in a menu and in a title. */
export function orderTitle(order: LaneOrder): string {
  const titles: Record<string, string> = {
    given: "As given",
    reverse: "Reversed",
    best: "Best order",
    worst: "Worst order",
    own: "Game’s own order",
  };
  return titles[order] ?? "Rearranged";
}

/** What the two sides are called: by their algorithms, and by the orders of their moves where these differ. */
export function laneTitles({ lanes }: Pick<PairOfRuns, "lanes">): [string, string] {
  const sameOrder = lanes[0].order === lanes[1].order;
  const titleOf = ({ algorithm, order }: (typeof lanes)[number]) =>
    sameOrder
      ? algorithms[algorithm].title
      : `${algorithms[algorithm].title}, ${orderTitle(order).toLowerCase()}`;
  const titles: [string, string] = [titleOf(lanes[0]), titleOf(lanes[1])];
  return titles[0] === titles[1] ? ["Left", "Right"] : titles;
}

export const label = (titles: readonly string[], setup: Setup): string =>
  `${titles.join(" and ")} on ${subjectName(setup)}`;
const sides = ["left", "right"] as const;
export const lane = (title: string, side: number): string => `${title}, ${sides[side]}`;
export const theTrees = ["the left tree", "the right tree"] as const;
export const trees = "Trees";
export const partingKeys = ["d  Shift d", "to the next, the last place where the two part"] as const;
export const toParting = "To the next place where the two part";

/** The bar. */
export const subject = (isTree: boolean): string => (isTree ? "Tree" : "Position");
export const showMovers = "Show values as the mover counts them, too";
export const exchange = "Exchange left and right";
/** What is being done to find a pair of runs. */
export const doing = {
  left: "Searching on the left",
  right: "Searching on the right",
  aligning: "Setting the steps side by side",
} as const;

/** One of the two. */
export const algorithmOn = (side: number): string => `Algorithm on the ${sides[side]}`;
export const orderOn = (side: number): string => `Order of moves on the ${sides[side]}`;
/** What it does while the two do not agree. */
export const waits = "waits";
export const otherValue = "another value";
export const goesOn = "goes on alone";
export const code = (before: string | undefined): string =>
  before === undefined ? "Code" : `Changes since ${before}`;

/** A node, with what it is worth to the side that moves there, and whether only one of the two comes to it. */
export const node = (
  described: string,
  mover: string | undefined,
  mark: "here" | "elsewhere" | undefined,
): string =>
  `${described}${mover === undefined ? "" : `, for the mover ${mover}`}${
    mark === undefined ? "" : mark === "here" ? ", only here" : ", not here"
  }`;
/** What the badges on nodes mean. */
export const legend = { here: "only this search comes here", elsewhere: "only the other one does" } as const;

/** The counts of both. */
export const counts = {
  nodes: "nodes",
  leaves: "leaves",
  cutoffs: "cutoffs",
  researches: "re-searches",
} as const;
export const root = "root";
export const difference = "Right minus left";
export const same = "same";
export const differs = "differs";

/** Why there is no such order, or no such pair of steps. */
export const noOrder = (order: string, known: readonly string[]): string =>
  `there is no order "${order}"; the orders are ${known.join(", ")}, or a tree`;
export const noOwnOrder = "A tree has no order of its own: only games do.";
export const noOrderOf = (setup: Setup, hasOwn: boolean, order: string): string =>
  `Moves of ${subjectName(setup)} can be ordered ${hasOwn ? "given, reverse and own" : "given and reverse"}, not by “${order}”.`;
export const noStep = (step: string, last: number): string => `there is no step ${step}: the last is ${last}`;
export const noParting = (asked: string, last: number): string =>
  `"${asked}": ${last === 0 ? "they never part" : `the last is parting ${last}`}`;

/** What has just happened in two runs at a pair of steps, for those who listen: only what is new. */
export function sayPair(pair: PairOfRuns, at: number): string {
  const { steps, moved } = pair.pairs.at(at);
  const parts = pair.pairs.isParting(at) ? "Here they part. " : "";
  const titles = laneTitles(pair);
  const sentences = pair.lanes.map(({ run }, side) => plainly(narrate(run, steps[side])));
  const both = at === 0 || (moved[0] && moved[1]);
  if (both && sentences[0] === sentences[1]) return `${parts}Both: ${sentences[0]}`;
  const said = sentences.map((sentence, side) => `${titles[side]}: ${sentence}`);
  return parts + said.filter((_, side) => both || moved[side]).join(" ");
}
