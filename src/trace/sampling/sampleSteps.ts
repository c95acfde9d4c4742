import type { SampleTrace } from "./sampleTrace.ts";

/** The step at which the phase that comes next, or is going on, is over. */
export function nextPhaseEnd<Move>(trace: SampleTrace<Move>, step: number): number {
  if (step >= trace.length) return trace.length;
  let at = step + 1;
  while (at < trace.length && !endsPhase(trace, at)) at++;
  return at;
}

/** The step at which the phase before was over; 0 before the first. */
export function lastPhaseEnd<Move>(trace: SampleTrace<Move>, step: number): number {
  let at = step - 1;
  while (at > 0 && !endsPhase(trace, at)) at--;
  return Math.max(0, at);
}

/** Whether what comes after this step is another phase, or another iteration. */
function endsPhase<Move>(trace: SampleTrace<Move>, step: number): boolean {
  const [phase, next] = [trace.phase(step), trace.phase(step + 1)];
  return phase !== next || (phase === "backup" && trace.nodeAt(step) === 0);
}

/** The step at which so many more iterations are over; with a negative number, so many fewer. */
export function iterationsOn<Move>(trace: SampleTrace<Move>, step: number, by: number): number {
  const over = trace.iterationsAt(step);
  const within = trace.ends[over] < step;
  const wanted = over + by + (by < 0 && within ? 1 : 0);
  return trace.ends[Math.max(0, Math.min(trace.iterations, wanted))];
}

/**
 * A step by the words that chapters use: "start", "end", "25" for a step by its number, "iteration 25" (when it is over), and "iteration 25
 * select", "expand", "rollout" or "backup" (when that phase of it is over). Throws where there is none.
 */
export function findSampleStep<Move>(trace: SampleTrace<Move>, at: string): number {
  const missing = (): never => {
    throw new Error(`There is no step "${at}" in these ${trace.iterations} iterations`);
  };
  if (at === "start") return 0;
  if (at === "end") return trace.length;
  if (/^\d+$/.test(at)) return Number(at) <= trace.length ? Number(at) : missing();
  const [, number, phase] = at.match(/^iteration (\d+)(?: (select|expand|rollout|backup))?$/) ?? [];
  const iteration = Number(number);
  if (number === undefined || iteration < 1 || iteration > trace.iterations) return missing();
  const end = trace.ends[iteration];
  if (phase === undefined) return end;
  let step = end;
  while (step > trace.ends[iteration - 1] && trace.phase(step) !== phase) step--;
  return step > trace.ends[iteration - 1] ? step : missing();
}
