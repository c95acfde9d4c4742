import { formatCount } from "../../drawing/formatValue.ts";
import { countWords } from "../../kit/narration/words.ts";
import type { SampleEvent } from "../../trace/index.ts";
import { likely } from "./drawnTree.ts";
import { earnedAt, turnAt, twoPlaces } from "./moveTallies.ts";
import { sampledName, sideWord } from "./nameWords.ts";
import { iterationNumber, type SamplingRun } from "./samplingRun.ts";
import { thereafter } from "./stepWords.ts";
import { root as plainRoot } from "./words.ts";

/* What is said of sampling where chance draws. */

/** Why no other way to sample takes a tree with chance nodes. */
export const onlyUct =
  "this way to sample takes chance for a side that chooses; UCT takes trees with chance nodes";

export const drawsNext = "Chance draws there.";

/** What just happened at a step, where it is chance's doing; undefined where a side has chosen. */
export function sentence(run: SamplingRun, step: number): string | undefined {
  const { trace } = run;
  const drawsAtRoot = turnAt(run, 0) === "chance";
  if (step === 0) return drawsAtRoot ? "Nothing has been tried yet. At the root *chance* draws." : undefined;
  const event = trace.event(step);
  const { node } = event;
  const iteration = `Iteration ${formatCount(iterationNumber(run, step))}`;
  if (event.phase === "draw")
    return `${iteration}, select: chance draws *${sampledName(run, node)}*, probability *${likely(run, node) ?? ""}*. ${thereafter(run, node, step)}`;
  const isDrawn = node > 0 && turnAt(run, trace.parent[node]) === "chance";
  if (event.phase === "expand" && isDrawn)
    return `${iteration}, expand: chance draws *${sampledName(run, node)}* for the first time, probability *${likely(run, node) ?? ""}*. It gets a place in the tree.`;
  if (event.phase !== "backup") return undefined;
  if (isDrawn) return `${iteration}, back up: ${backingUp(run, event, step)}`;
  return node === 0 && drawsAtRoot
    ? `${iteration}, back up: the root has been told, and the iteration is over. ${rootCounts(run, step)}`
    : undefined;
}

type Backup = Extract<SampleEvent<unknown>, { phase: "backup" }>;

/** What an outcome counts, which nobody has chosen. */
function backingUp(run: SamplingRun, { node, visits, mean }: Backup, step: number): string {
  const side = sideWord(run, run.chance!.draws.counts[node]);
  const earned = twoPlaces(earnedAt(run, node, step));
  return `*${sampledName(run, node)}* was drawn, so it counts what the chance node above it counts, ${side}’s *${earned}*. ${countWords(visits, "visit")}, mean ${twoPlaces(mean)}.`;
}

/** What the root counts where chance draws. */
function rootCounts(run: SamplingRun, step: number): string {
  const draws = run.trace.visits(0, step);
  const mean = twoPlaces(run.trace.mean(0, step));
  return `${countWords(draws, "draw")} so far, mean *${mean}* for ${sideWord(run, run.chance!.draws.counts[0])}.`;
}

/** By which rule nodes are credited. */
export const rule =
  "Each node counts what the side earns that chose to come there, and what was drawn counts what its chance node counts. The root counts for the side to move.";

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

/** What is said of the moves of the root, or of the outcomes there. */
export const root = (isDrawn: boolean): typeof plainRoot => ({
  ...plainRoot,
  minimax: "expectimax",
  exact: (max) => `Expectimax: the exact value for ${max}${isDrawn ? "" : "; ✓ marks the best"}.`,
  ...(isDrawn && {
    move: "outcome",
    caption: (_run, iterations) =>
      `Chance’s outcomes at the root after ${countWords(iterations, "iteration")}`,
  }),
});
