import { formatCount } from "../../drawing/formatValue.ts";
import { countWords } from "../../kit/narration/words.ts";
import type { SampleEvent } from "../../trace/index.ts";
import { likely } from "./drawnTree.ts";
import { earnedAt, turnAt, twoPlaces } from "./moveTallies.ts";
import { sampledName, sideWord } from "./nameWords.ts";
import type { SamplingRun } from "./samplingRun.ts";

/* What is said of sampling where chance draws. */

/** Why no other way to sample takes a tree with chance nodes. */
export const onlyUct =
  "this way to sample takes chance for a side that chooses; UCT takes trees with chance nodes";
export const takenByUct = "Where chance draws, UCT samples.";

export const begun = "Nothing has been tried yet. At the root *chance* draws.";
export const drawsNext = "Chance draws there.";

/** An outcome that was drawn before, and where the walk goes on. */
export const drawing = (run: SamplingRun, node: number, then: string): string =>
  `chance draws *${sampledName(run, node)}*, probability *${likely(run, node) ?? ""}*. ${then}`;

/** One that is drawn for the first time. */
export const adding = (run: SamplingRun, node: number): string =>
  `chance draws *${sampledName(run, node)}* for the first time, probability *${likely(run, node) ?? ""}*. It gets a place in the tree.`;

type Backup = Extract<SampleEvent<unknown>, { phase: "backup" }>;

/** What an outcome counts, which nobody has chosen. */
export function backingUp(run: SamplingRun, { node, visits, mean }: Backup, step: number): string {
  const side = sideWord(run, run.chance!.draws.counts[node]);
  const earned = twoPlaces(earnedAt(run, node, step));
  return `*${sampledName(run, node)}* was drawn, so it counts what the chance node above it counts, ${side}’s *${earned}*. ${countWords(visits, "visit")}, mean ${twoPlaces(mean)}.`;
}

/** What the root counts where chance draws. */
export function rootCounts(run: SamplingRun, step: number): string {
  const draws = run.trace.visits(0, step);
  const mean = twoPlaces(run.trace.mean(0, step));
  return `${countWords(draws, "draw")} so far, mean *${mean}* for ${sideWord(run, run.chance!.draws.counts[0])}.`;
}

export const rule = "What is drawn counts what its chance node counts.";

/** A node of the tree, for those who hear it. */
export function named(run: SamplingRun, node: number, name: string): string {
  const probability = likely(run, node);
  const comes = probability === undefined ? "" : `, probability ${probability}`;
  return `${name}${comes}${turnAt(run, node) === "chance" ? ", where chance draws" : ""}`;
}

/* The panel of a draw. */

export const draws = (run: SamplingRun, node: number): string =>
  `Chance draws ${node === 0 ? "at the root" : `after ${sampledName(run, node)}`}`;
export const byLot = (drawn: number): string =>
  `${countWords(drawn, "draw")}, and no bound: each outcome comes as often as it is likely`;
export const nothingDrawn = "Nothing has been drawn here yet.";
export const drawnSo = (count: number, all: number, mean: string): string =>
  `${formatCount(count)} of ${formatCount(all)}, mean ${mean}`;
export const undrawn = (count: number): string => `${countWords(count, "outcome")} not drawn yet.`;
export const parts = [
  ["drawn", "share of the draws"],
  ["likely", "probability"],
] as const;

/* The outcomes at the root, and what the moves are worth. */

export const rootCaption = (iterations: number): string =>
  `Chance’s outcomes at the root after ${countWords(iterations, "iteration")}`;
export const outcome = "outcome";
export const expectimax = "expectimax";
export const exact = (max: string, isChosen: boolean): string =>
  `Expectimax: the exact value for ${max}${isChosen ? "; ✓ marks the best" : ""}.`;
