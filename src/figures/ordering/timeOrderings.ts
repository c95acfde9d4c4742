import type { SavingPart } from "../../kit/orderingParts/savingParts.ts";
import { deepen, type Searched } from "./countOrderings.ts";

/** What was measured several times: the middle one of the results, the least and the greatest. */
export interface Measured {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** What this order takes in units of what the natural order takes, in the deepest iteration, which the figure counts. */
export interface Timing {
  readonly depth: number;
  readonly rounds: number;
  readonly time: Measured;
  readonly nodes: number;
  /** Time per node. */
  readonly each: Measured;
}

/** The deepest iteration of a search: how deep, how long in milliseconds, and how many nodes. */
interface Deepest {
  readonly depth: number;
  readonly time: number;
  readonly nodes: number;
}

const rounds = 9;
/** A round takes this long at least, in milliseconds: clocks are coarse, and small searches are over in a moment. */
const shortest = 20;
const mostRepeats = 100;
/** After this long there are no more rounds, but three at least. */
const longest = 5000;

/** Times a view's order against the natural one, in turns, on this machine. `now` reads a clock in milliseconds. */
export function timeOrderings(view: Searched, now: () => number, search = deepest): Timing {
  const run = (parts: readonly SavingPart[]) => search(view, parts, now);
  // The first run of each finds out how often to search, and lets the browser compile: it does not count.
  const [natural, present] = [run([]), run(view.parts)];
  const least = Math.max(Math.min(natural.time, present.time), shortest / mostRepeats);
  const repeats = Math.ceil(shortest / least);
  const ratios: number[] = [];
  const begun = now();
  while (ratios.length < rounds && (ratios.length < 3 || now() - begun < longest)) {
    const spent = [0, 0];
    for (let repeat = 0; repeat < repeats; repeat++) {
      spent[0] += run([]).time;
      spent[1] += run(view.parts).time;
    }
    // A coarse clock may have seen nothing at all.
    ratios.push(Math.max(spent[1], 0.1) / Math.max(spent[0], 0.1));
  }
  const nodes = present.nodes / natural.nodes;
  const sorted = ratios.sort((one, other) => one - other);
  return {
    depth: present.depth,
    rounds: ratios.length,
    time: measured(sorted),
    nodes,
    each: measured(sorted.map((ratio) => ratio / nodes)),
  };
}

const measured = (ascending: readonly number[]): Measured => ({
  median: ascending[Math.floor(ascending.length / 2)],
  low: ascending[0],
  high: ascending[ascending.length - 1],
});

function deepest(view: Searched, parts: readonly SavingPart[], now: () => number): Deepest {
  const run = deepen(view, parts);
  let last: Deepest = { depth: 0, time: 0, nodes: 1 };
  for (let depth = 1; ; depth++) {
    const begun = now();
    const { value, done } = run.next();
    if (done || value === undefined) return last;
    last = { depth, time: now() - begun, nodes: value.nodes };
  }
}
