import { backOverVisit, leaveAfter, overVisit } from "../core/visits.ts";
import type { Trace } from "./trace.ts";

// Each takes a trace and a step and gives a step, as those of core/navigation do. They stay within the trace.

type AnyTrace = Trace<unknown>;

/**
 * Forward; but where a node would be entered, to the step that leaves it, and where its value then raises what its
 * parent has, to that: over each move of a node it takes one such step.
 */
export function over(trace: AnyTrace, step: number): number {
  const to = overVisit(trace, step);
  const left = step < trace.length && trace.log.kind(step + 1) === "enter";
  return left && isImprove(trace, to + 1) ? to + 1 : to;
}

/** Back; but where a node has just been left, or its value taken, to the step before the one that entered it. */
export function backOver(trace: AnyTrace, step: number): number {
  const left = isImprove(trace, step) && step > 1 ? step - 1 : step;
  return trace.log.kind(left) === "leave" ? backOverVisit(trace, left) : Math.max(step - 1, 0);
}

/** To the step that leaves the current node; to the end where there is none. */
export function out(trace: AnyTrace, step: number): number {
  const node = trace.current(step);
  return node < 0 ? trace.length : leaveAfter(trace, node, step);
}

const isImprove = ({ log, length }: AnyTrace, step: number) =>
  step >= 1 && step <= length && log.kind(step) === "improve";
