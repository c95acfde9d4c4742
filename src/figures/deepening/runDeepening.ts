import { type DeepeningEnd, deepenPosition, type IterationReport, type Searched } from "./deepenPosition.ts";

/** A search by iterations that has ended, as plain data. */
export interface Deepened extends DeepeningEnd {
  readonly iterations: readonly IterationReport[];
}

const known = new Map<string, Deepened>();

/**
 * Searches at once, without a clock: for views that are small, on the server and in tests. Each is searched once, since a
 * page draws a figure and prints what it says.
 */
export function runDeepening(view: Searched): Deepened {
  const { game, position, limit, amount, parts, width } = view;
  if (limit === "seconds") throw new Error("A clock would give another picture with each build");
  const name = JSON.stringify([game, position, limit, amount, parts, width]);
  const found = known.get(name) ?? deepen(view);
  known.set(name, found);
  return found;
}

function deepen(view: Searched): Deepened {
  const run = deepenPosition(view);
  const iterations: IterationReport[] = [];
  for (;;) {
    const { value, done } = run.next();
    if (done) return { ...value, iterations };
    iterations.push(value);
  }
}
