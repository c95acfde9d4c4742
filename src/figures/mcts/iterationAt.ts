import type { SamplingRun } from "./samplingRun.ts";

/** The step before the iteration that is going on at this step, or that has ended with it. */
export function iterationStart({ trace }: SamplingRun, step: number): number {
  const over = trace.iterationsAt(step);
  return trace.ends[over] < step || over === 0 ? trace.ends[over] : trace.ends[over - 1];
}

/** The iteration that is going on at this step, or that has ended with it; from 1 on, 0 before the first. */
export function iterationNumber({ trace }: SamplingRun, step: number): number {
  const over = trace.iterationsAt(step);
  return trace.ends[over] < step ? over + 1 : over;
}

/** The walk of the iteration as far as it has come: down to where it stands, or, on the way up, to where it ended. */
export function walkAt(run: SamplingRun, step: number): readonly number[] {
  if (step === 0) return [0];
  const { trace } = run;
  if (trace.phase(step) !== "backup") return trace.path(trace.nodeAt(step));
  // The first that is told of the outcome is the last of the walk.
  const start = iterationStart(run, step);
  let first = step;
  while (first - 1 > start && trace.phase(first - 1) === "backup") first--;
  return trace.path(trace.nodeAt(first));
}

/** The game that the iteration has played out, from when it is played until the iteration is over. */
export function rolloutAt(run: SamplingRun, step: number) {
  const start = iterationStart(run, step);
  for (let back = step; back > start; back--) {
    const event = run.trace.event(back);
    if (event.phase === "rollout") return event;
  }
  return undefined;
}
