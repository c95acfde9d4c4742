import type { Facts } from "../../kit/prose/registry.ts";
import { tickAt } from "../../trace/ticks/ticksAt.ts";
import type { BehaviourRun } from "./behaviourRun.ts";

/**
 * What ticks say of themselves at a step: which tick is shown ("tick"), how many nodes it has entered so far
 * ("entered") of how many there are ("nodes"), and how many were abandoned since the first tick ("abandoned").
 */
export function behaviourFactsAt({ nodes, trace }: BehaviourRun, step: number): Facts {
  const { tick, between } = tickAt(trace, step);
  const shown = between ? tick - 1 : tick;
  const past = trace.events.slice(0, step);
  const count = (kind: string, least = 0) =>
    String(past.filter((event) => event.kind === kind && event.tick >= least).length);
  return {
    tick: String(shown + 1),
    ticks: String(trace.begins.length - 1),
    entered: count("enter", Math.max(0, shown)),
    nodes: String(nodes.length),
    abandoned: count("abandon"),
  };
}
