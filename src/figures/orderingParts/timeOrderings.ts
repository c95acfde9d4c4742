import { deepen } from "./countOrderings.ts";
import type { OrderingView } from "./orderingView.ts";
import type { SavingPart } from "./savingParts.ts";

/** What this order takes in units of what the natural order takes, all iterations together. */
export interface Timing {
  readonly time: number;
  readonly nodes: number;
  /** Time per node. */
  readonly each: number;
}

/** The fastest of so many runs stands for all: what slows the others is other work. */
const rounds = 3;

/** Times a view's order against the natural one, in turns, on this machine. `now` reads a clock in milliseconds. */
export function timeOrderings(view: OrderingView, now: () => number): Timing {
  const fastest = [Infinity, Infinity];
  const nodes = [0, 0];
  for (let round = 0; round < rounds; round++) {
    for (const [index, parts] of [[], view.parts].entries()) {
      const begun = now();
      nodes[index] = allNodes(view, parts);
      fastest[index] = Math.min(fastest[index], now() - begun);
    }
  }
  // A clock that browsers keep coarse may have seen nothing of a small search.
  const [natural, present] = fastest.map((time) => Math.max(time, 0.1));
  const ratio = nodes[1] / nodes[0];
  return { time: present / natural, nodes: ratio, each: present / natural / ratio };
}

function allNodes(view: OrderingView, parts: readonly SavingPart[]): number {
  let nodes = 0;
  for (const iteration of deepen(view, parts)) nodes += iteration.nodes;
  return nodes;
}
