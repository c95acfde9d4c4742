import type { SamplingRun } from "./samplingRun.ts";

/** How often one move of the root was chosen, of all iterations until then, as they went on. */
export interface ShareLine {
  readonly node: number;
  /** Iterations, and the share after them. */
  readonly points: readonly (readonly [iterations: number, share: number])[];
}

/** Points of a line: more would not be seen. */
const most = 120;

/** The shares of all moves of the root over the iterations up to a step; there are none before the first is over. */
export function sharesOverTime({ trace }: SamplingRun, step: number): readonly ShareLine[] {
  const over = trace.iterationsAt(step);
  if (over === 0) return [];
  const places = Math.min(over, most);
  const counts = Array.from({ length: places }, (_, i) => Math.round(((i + 1) * over) / places));
  return trace.children(0, trace.ends[over]).map((node) => ({
    node,
    points: counts.map((count) => [count, trace.visits(node, trace.ends[count]) / count] as const),
  }));
}
