import { findRoundStep, roundsOn } from "../core/rounds.ts";
import { samplePhases } from "./sampleRecording.ts";
import type { SampleTrace } from "./sampleTrace.ts";

/** The step at which so many more iterations are over; with a negative number, so many fewer. */
export const iterationsOn = <Move>(trace: SampleTrace<Move>, step: number, by: number): number =>
  roundsOn(trace, step, by);

/**
 * A step by the words that chapters use: "start", "end", "25" for a step by its number, "iteration 25" (when it is over), and "iteration 25
 * select", "expand", "rollout" or "backup" (when that phase of it is over). Throws where there is none.
 */
export function findSampleStep<Move>(trace: SampleTrace<Move>, at: string): number {
  const step = findRoundStep(trace, at, "iteration", samplePhases);
  if (step !== undefined) return step;
  throw new Error(`There is no step "${at}" in these ${trace.iterations} iterations`);
}
