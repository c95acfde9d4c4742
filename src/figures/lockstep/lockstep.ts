import { formatValue } from "../../drawing/formatValue.ts";
import { fetchBets } from "../../kit/bets/lateBets.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, flag, oneOf, onPages, optional, parsed } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { type AlgorithmName, algorithms } from "../../kit/run/algorithms.ts";
import { openings, setupAlternatives, setupFields, stepField } from "../../kit/run/setup.ts";
import { type LaneOrder, type LockstepSetup, namedOrders, setupOf } from "./lockstepSetup.ts";
import { fetchPair, findPair, type PairOfRuns, runPair } from "./pairOfRuns.ts";
import * as words from "./words.ts";

/** A rearranged tree is looked at when it is searched. */
function readOrder(said: string): LaneOrder {
  if ((namedOrders as readonly string[]).includes(said) || /^\s*[[({\d.+\-−]/.test(said)) return said;
  throw new Error(words.noOrder(said, namedOrders));
}

const order = parsed<LaneOrder>(readOrder, "given", (said) => (said === "given" ? undefined : said));
/** Which tree is in front where there is room for one alone. */
const front = optional(oneOf(["left", "right"], "left"));

const fields = {
  /** What both search; the algorithm is the left one's. */
  ...setupFields,
  /** The pair of steps, by its number or by a name: see `findPair`. */
  at: stepField,
  /** The order of the left one's moves: one of `namedOrders`, or a tree that is the other rearranged. */
  order,
  /** The algorithm on the right: the same where none is named. */
  against: after([], ({ algorithm }: { algorithm: AlgorithmName }) => ({
    ...setupFields.algorithm,
    usual: () => algorithm,
  })),
  /** The order of its moves. */
  againstOrder: order,
  /** Whether values as the side to move counts them stand beside MAX's. */
  movers: flag(),
  /** Said by pages and phrases alone: no link holds it, and where nothing is said the same one stays in front. */
  front: onPages(front),
};
export type LockstepFields = typeof fields;
export type LockstepView = ViewOf<LockstepFields>;

/** What is counted on both sides. */
export const counted = ["nodes", "leaves", "cutoffs", "researches"] as const;

/**
 * What two runs in lockstep say of themselves at a pair of steps, as prose prints it: nodesA, leavesA, cutoffsA,
 * researchesA, valueA, algorithmA of the left one, nodesB … of the right one, and nodesMore … how many more the
 * right one has; `partings`, how often they part (partingTimes: "never", "once"), and `parting`, the pair at which they first do; step, steps.
 */
export function factsAt({ lanes, pairs }: PairOfRuns, at: number): Facts {
  const { last, partings } = pairs;
  const facts: Record<string, string> = {
    step: String(at),
    steps: String(last),
    partings: String(partings.length),
    partingTimes: words.howOften(partings.length),
    parting: String(partings[0] ?? 0),
  };
  const counters = lanes.map(({ run }, side) => run.trace.counters(pairs.step(side, at)));
  for (const what of counted) {
    facts[`${what}A`] = String(counters[0][what]);
    facts[`${what}B`] = String(counters[1][what]);
    facts[`${what}More`] = formatValue(counters[1][what] - counters[0][what]);
  }
  for (const [side, { run, algorithm }] of lanes.entries()) {
    facts[`value${"AB"[side]}`] = formatValue(run.result.value);
    facts[`algorithm${"AB"[side]}`] = algorithms[algorithm].title;
  }
  return facts;
}

/** Two searches of one tree or position, or one search under two orders of the moves, side by side and in step. */
export const lockstep = defineFigure({
  name: "lockstep",
  fields,
  alternatives: setupAlternatives,
  /** The code of both; of the right one what has changed, where the left one is its predecessor. */
  looks: { code: flag(), front },
  opening: { ...openings.lockstep, code: true },
  prepare: (said) =>
    Promise.all([fetchPair(said as Partial<LockstepSetup>), fetchBets(said.algorithm, said.against)]),
  settle: (view) => ({ ...view, at: String(findPair(runPair(setupOf(view)), view.at)) }),
  facts(view) {
    const pair = runPair(setupOf(view));
    return factsAt(pair, findPair(pair, view.at));
  },
  drawings: {
    "left-tree": [words.theTrees[0], ".lane:first-child .opening svg:has([role=tree])"],
    "right-tree": [words.theTrees[1], ".lane:last-child .opening svg:has([role=tree])"],
  },
  component: () => import("./LockstepFigure.svelte"),
});

/** The facts of what a chapter mounts, at the pair of steps that it opens on or another. */
export const lockstepFacts = (attributes: Readonly<Record<string, unknown>>, at?: string): Facts =>
  lockstep.facts(lockstep.place(at === undefined ? attributes : { ...attributes, at }).given);
