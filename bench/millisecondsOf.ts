import { median } from "./median.ts";

const warmUp = { runs: 3, milliseconds: 500 };
const measuring = { runs: 7, milliseconds: 500 };

/**
 * How long `work` takes once the compiler has learned what it does: the median of at least seven runs and half a
 * second, after a warm-up of at least three runs and half a second. Its result is kept, so that it must be made.
 */
export function millisecondsOf(work: () => unknown): number {
  timesOf(work, warmUp);
  return median(timesOf(work, measuring));
}

let kept: unknown;

function timesOf(work: () => unknown, { runs, milliseconds }: typeof measuring): number[] {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (times.length < runs || performance.now() < end) {
    const begun = performance.now();
    kept = work();
    times.push(performance.now() - begun);
  }
  if (kept === undefined) throw new Error("What is timed must return what it found");
  return times;
}
