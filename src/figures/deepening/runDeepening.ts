import type { DeepeningView } from "./deepeningView.ts";
import { type DeepeningEnd, deepenPosition, type IterationReport } from "./deepenPosition.ts";

/** A search by iterations that has ended, as plain data. */
export interface Deepened extends DeepeningEnd {
  readonly iterations: readonly IterationReport[];
}

/** Searches at once, without a clock: for views that are small, on the server and in tests. */
export function runDeepening(view: DeepeningView): Deepened {
  if (view.limit.kind === "seconds") throw new Error("A clock would give another picture with each build");
  const run = deepenPosition(view);
  const iterations: IterationReport[] = [];
  for (;;) {
    const { value, done } = run.next();
    if (done) return { ...value, iterations };
    iterations.push(value);
  }
}
