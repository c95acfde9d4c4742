import type { Status } from "../../engine/behaviour/index.ts";
import type { PlacedNode } from "./placeNodes.ts";
import { type TickTrace, tickKinds } from "./tickTrace.ts";

/**
 * How a node stands: as it was left in the tick shown; "entered", but not left yet; "held", running since an earlier
 * tick and not come to in this one so far; "reset", abandoned; or "idle".
 */
export type Standing = Status | "entered" | "held" | "reset" | "idle";

/** The tick that a step lies in, from 0, and whether it is only about to begin. Before the first tick that is 0. */
export function tickAt({ begins }: TickTrace<unknown>, step: number): { tick: number; between: boolean } {
  const next = begins.findIndex((begin) => begin >= step);
  return { tick: begins[next] === step ? next : next - 1, between: begins[next] === step };
}

/** How every node stands at a step. Between two ticks the one that is over is shown. */
export function standingsAt<Board>(
  trace: TickTrace<Board>,
  nodes: readonly PlacedNode<Board>[],
  step: number,
): Standing[] {
  const { tick, between } = tickAt(trace, step);
  const shown = between ? Math.max(0, tick - 1) : tick;
  const held = trace.states[shown].running;
  return nodes.map(({ id, path }) => {
    const last = trace.last(id, step, ...tickKinds);
    if (last <= trace.begins[shown]) return held.has(path.join(".")) ? "held" : "idle";
    const { kind, status } = trace.events[last - 1];
    return kind === "enter" ? "entered" : kind === "leave" ? status! : "reset";
  });
}

/** The nodes that are entered and not left, from the root down. */
export function openAt(trace: TickTrace<unknown>, step: number): number[] {
  const { tick } = tickAt(trace, step);
  const last = Math.max(trace.log.last("enter", step), trace.log.last("leave", step));
  if (last <= trace.begins[tick]) return [];
  const node = trace.nodeAt(last);
  return trace.nodes.pathTo(trace.kind(last) === "enter" ? node : trace.nodes.parents[node]);
}
