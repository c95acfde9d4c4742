import type { Side } from "../../engine/game.ts";
import type { TraceEvent } from "../../trace/index.ts";
import { algorithms, isOfChance } from "../run/algorithms.ts";
import { countsForMover } from "../run/countsForMover.ts";
import type { Run } from "../run/run.ts";
import { alignTrace } from "../tree/alignTrace.ts";
import type { Act } from "./act.ts";
import { boundBy } from "./look.ts";

/** An act of the search itself. */
export interface TracedAct {
  readonly act: Act;
  /** The step of the trace at which it is done. */
  readonly step: number;
}

/** What whoever carries out a search has to say beside where to go and what is returned. */
export interface Asked {
  /** The window with which a node is entered. */
  readonly windows: boolean;
  /** Whose bound allows a cut. */
  readonly owners: boolean;
  /** What the table answers, and what a value that it keeps says of the true one. */
  readonly table: boolean;
  /** As what an outcome counts once one reply to it was looked at. */
  readonly looks: boolean;
}

export function askedOf({ setup }: Pick<Run, "setup">): Asked {
  const { prunes, remembers } = algorithms[setup.algorithm];
  // Behind a chance node a bound is somebody's who has it with other probabilities.
  const owners = prunes && !isOfChance(setup.algorithm);
  return { windows: prunes, owners, table: remembers, looks: setup.algorithm === "star2" };
}

/** Turns MAX's values into those that an algorithm holds at a node, and back. */
export const signAt = ({ setup }: Pick<Run, "setup">, side: Side): 1 | -1 =>
  countsForMover(setup.algorithm) && side === "min" ? -1 : 1;

/**
 * What a search does, as acts of whoever carries it out by hand, in order. Leaves are read as soon as they are entered, so
 * nothing is asked there; nor is the window of the root, which is given, until a search comes back to it. The tree must be
 * drawn whole, and searched once to one depth. `asked` is what there is to be said.
 */
export function actsOf(run: Run, asked = askedOf(run)): TracedAct[] {
  const { trace, outline } = run;
  const { shown } = alignTrace(outline, trace);
  const acts: TracedAct[] = [];
  /** What the table keeps of the node that is about to be left. */
  let stored: TraceEvent<unknown> | undefined;
  for (let step = 1; step <= trace.length; step++) {
    const event = trace.event(step);
    const add = (act: Act) => acts.push({ act, step });
    const node = event.node < 0 ? undefined : outline.nodes[shown[event.node]];
    if (node === undefined) continue;
    const sign = signAt(run, node.side);
    switch (event.kind) {
      case "enter": {
        if (step > 1) add({ kind: "enter", node: node.id });
        if (step === 1 || node.value !== undefined || !asked.windows) break;
        const [alpha, beta] =
          sign > 0 ? [event.alpha + 0, event.beta + 0] : [-event.beta + 0, -event.alpha + 0];
        add({ kind: "window", alpha, beta });
        break;
      }
      case "probe":
        if (asked.table) add({ kind: "probe", result: event.result });
        break;
      case "cutoff": {
        add({ kind: "cut" });
        if (!asked.owners) break;
        const owner = trace.owner(step);
        add({ kind: "owner", node: owner.kind === "ancestor" ? shown[owner.node] : undefined });
        break;
      }
      case "store":
        stored = event;
        break;
      case "leave":
        if (node.value === undefined) {
          const kept = asked.table && stored?.kind === "store" ? stored.bound : undefined;
          const bound = event.from === "probe" ? boundBy(node) : kept;
          add({ kind: "return", value: sign * event.value + 0, ...(bound && { bound }) });
        }
        stored = undefined;
    }
  }
  return acts;
}
