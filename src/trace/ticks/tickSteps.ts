import { openAt, tickAt } from "./ticksAt.ts";
import type { TickTrace } from "./tickTrace.ts";

type Trace = TickTrace<unknown>;

/** The step after the whole visit that begins here; a whole tick, between two. */
export function stepOver(trace: Trace, step: number): number {
  const { tick, between } = tickAt(trace, step);
  if (between) return trace.begins[tick + 1] ?? step;
  if (trace.events[step].kind !== "enter") return step + 1;
  return leaveOf(trace, step, trace.events[step].node);
}

/** The step before the whole visit, or the whole tick, that ends here. */
export function stepBackOver(trace: Trace, step: number): number {
  const { tick, between } = tickAt(trace, step);
  if (between) return trace.begins[Math.max(0, tick - 1)];
  const { kind, node } = trace.events[step - 1];
  if (kind !== "leave") return step - 1;
  let at = step - 1;
  while (trace.events[at].kind !== "enter" || trace.events[at].node !== node) at--;
  return at;
}

/** The step at which the node that is open here has been left; the end of the tick where none is. */
export function stepOut(trace: Trace, step: number): number {
  const open = openAt(trace, step).at(-1);
  if (open !== undefined) return leaveOf(trace, step, open);
  return trace.begins.find((begin) => begin > step) ?? step;
}

/** The step at which the next node has been entered. */
export function stepInto(trace: Trace, step: number): number {
  const next = trace.events.findIndex(({ kind }, at) => at >= step && kind === "enter");
  return next < 0 ? trace.events.length : next + 1;
}

function leaveOf({ events }: Trace, from: number, node: number): number {
  return events.findIndex((event, at) => at >= from && event.kind === "leave" && event.node === node) + 1;
}
