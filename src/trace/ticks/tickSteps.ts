import { next } from "../core/navigation.ts";
import { backOverVisit, leaveAfter, overVisit } from "../core/visits.ts";
import { openAt, tickAt } from "./ticksAt.ts";
import type { TickTrace } from "./tickTrace.ts";

type Trace = TickTrace<unknown>;

/** The step after the whole visit that begins here; a whole tick, between two. */
export function stepOver(trace: Trace, step: number): number {
  const { tick, between } = tickAt(trace, step);
  return between ? (trace.begins[tick + 1] ?? step) : overVisit(trace, step);
}

/** The step before the whole visit, or the whole tick, that ends here. */
export function stepBackOver(trace: Trace, step: number): number {
  const { tick, between } = tickAt(trace, step);
  return between ? trace.begins[Math.max(0, tick - 1)] : backOverVisit(trace, step);
}

/** The step at which the node that is open here has been left; the end of the tick where none is. */
export function stepOut(trace: Trace, step: number): number {
  const open = openAt(trace, step).at(-1);
  if (open !== undefined) return leaveAfter(trace, open, step);
  return trace.begins.find((begin) => begin > step) ?? step;
}

/** The step at which the next node has been entered. */
export const stepInto = (trace: Trace, step: number): number => next(trace, "enter", step) ?? trace.length;
