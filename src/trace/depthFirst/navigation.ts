import type { EventKind } from "./eventCode.ts";
import type { Trace } from "./trace.ts";

// Each takes a trace and a step and gives a step: what the keys of a debugger do. They stay within the trace.

type AnyTrace = Trace<unknown>;

export const forward = (trace: AnyTrace, step: number): number => Math.min(step + 1, trace.length);

export const back = (_trace: AnyTrace, step: number): number => Math.max(step - 1, 0);

/**
 * Forward; but where a node would be entered, to the step that leaves it, and where its value then raises what its
 * parent has, to that: over each move of a node it takes one such step.
 */
export function over(trace: AnyTrace, step: number): number {
  if (step >= trace.length) return trace.length;
  const { kind, node } = trace.event(step + 1);
  if (kind !== "enter") return step + 1;
  const left = leaveAfter(trace, node, step);
  return isImprove(trace, left + 1) ? left + 1 : left;
}

/** Back; but where a node has just been left, or its value taken, to the step before the one that entered it. */
export function backOver(trace: AnyTrace, step: number): number {
  if (step <= 0) return 0;
  const left = isImprove(trace, step) && step > 1 ? step - 1 : step;
  const { kind, node } = trace.event(left);
  return kind === "leave" ? enterBefore(trace, node, left) - 1 : step - 1;
}

/** To the step that leaves the current node; to the end where there is none. */
export function out(trace: AnyTrace, step: number): number {
  const node = trace.current(step);
  return node < 0 ? trace.length : leaveAfter(trace, node, step);
}

/** The first step after this one to which an event of this kind leads; undefined where there is none. */
export function next(trace: AnyTrace, kind: EventKind, step: number): number | undefined {
  const event = trace.log.first(kind, step);
  return event > trace.length ? undefined : event;
}

/** The last step before this one to which an event of this kind leads; undefined where there is none. */
export function previous(trace: AnyTrace, kind: EventKind, step: number): number | undefined {
  return trace.log.last(kind, step - 1) || undefined;
}

const isImprove = ({ log, length }: AnyTrace, step: number) => step <= length && log.kind(step) === "improve";

// A recording may end before a node is left, where its search was stopped.
const leaveAfter = (trace: AnyTrace, node: number, step: number) =>
  trace.leaves(node).find((leave) => leave > step) ?? trace.length;

const enterBefore = (trace: AnyTrace, node: number, step: number) =>
  trace.enters(node).findLast((enter) => enter <= step) ?? 1;
