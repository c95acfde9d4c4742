import type { Status } from "../../engine/behaviour/index.ts";
import type { PlacedNode, TickTrace } from "./tickTrace.ts";

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
  const standings = nodes.map(({ path }): Standing => (held.has(path.join(".")) ? "held" : "idle"));
  for (const { kind, node, status } of trace.events.slice(trace.begins[shown], step)) {
    standings[node] = kind === "enter" ? "entered" : kind === "leave" ? status! : "reset";
  }
  return standings;
}

/** The nodes that are entered and not left, from the root down. */
export function openAt({ events, begins }: TickTrace<unknown>, step: number): number[] {
  const { tick } = tickAt({ events, begins, states: [] }, step);
  const open: number[] = [];
  for (const { kind, node } of events.slice(begins[tick], step)) {
    if (kind === "enter") open.push(node);
    if (kind === "leave") open.pop();
  }
  return open;
}
