import type { Trace } from "../../trace/index.ts";

/** More leaves than this are not looked at one by one. */
const mostLeaves = 20_000;
const known = new WeakMap<Trace<unknown>, readonly number[]>();

/** What leaves of a search were worth, each value once: of a long search, of so many leaves as are enough for a scale. */
export function leafScores(trace: Trace<unknown>): readonly number[] {
  const scores = known.get(trace) ?? scoresOf(trace);
  known.set(trace, scores);
  return scores;
}

function scoresOf({ log, length }: Trace<unknown>): number[] {
  const scores = new Set<number>();
  const stride = Math.ceil(length / mostLeaves);
  for (let step = 0; step <= length; step += stride) {
    const leave = log.first("leave", step);
    if (leave <= length) scores.add(log.value(leave));
  }
  return [...scores];
}
