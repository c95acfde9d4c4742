import { Refusal } from "../../engine/refusal.ts";
import { findNode } from "../core/story.ts";
import { backOverVisit, leaveAfter, overVisit } from "../core/visits.ts";
import * as words from "../core/words.ts";
import { type EventKind, eventKinds } from "./eventCode.ts";
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

/**
 * The step that a chapter or a link speaks of:
 *
 * - `start`, `end`, or the step's number;
 * - `cutoff 2`: the second cutoff, counted from 1; likewise `probe`, `store`, `order`, `research`,
 *   `iteration`;
 * - `enter 1.0`: the first step that enters the node to which the moves 1 and 0 lead; `enter root` enters the
 *   root, `enter 1.0 #2` enters for the second time; likewise `leave`, and `improve` for a new best value there.
 *
 * Moves stand as the trace has them (in an abstract tree: child indices from 0). Throws a Refusal that says what
 * was expected, or what there is, where there is no such step.
 */
export function findStep(trace: Trace<unknown>, text: string): number {
  const at = text.trim();
  if (at === "start") return 0;
  if (at === "end") return trace.length;
  if (/^\d+$/.test(at)) return stepNumber(trace, Number(at));
  const [, kind, what = "", , count = "1"] = /^(\w+)\s+(.*?)(\s+#(\d+))?$/.exec(at) ?? [];
  const known = eventKinds.find((name) => name === kind);
  if (known === "enter" || known === "improve" || known === "leave") {
    return atNode(trace, known, what, Number(count));
  }
  if (known !== undefined && /^\d+$/.test(what)) return counted(trace, known, Number(what));
  throw new Refusal(words, "noStepName", text, trace.length);
}

function stepNumber(trace: Trace<unknown>, step: number): number {
  if (step <= trace.length) return step;
  throw new Refusal(words, "noStepNumber", step, trace.length);
}

function counted(trace: Trace<unknown>, kind: EventKind, count: number): number {
  let step = 0;
  for (let i = 1; i <= count; i++) {
    step = trace.log.first(kind, step);
    if (step <= trace.length) continue;
    throw new Refusal(words, "noSuchEvent", kind, count, i - 1);
  }
  if (count > 0) return step;
  throw new Refusal(words, "eventsFromOne", kind, count);
}

function atNode(
  trace: Trace<unknown>,
  kind: "enter" | "improve" | "leave",
  path: string,
  count: number,
): number {
  const node = findNode(trace, path, `${kind} ${path}`);
  const steps = trace.steps(node, kind);
  const step = steps[count - 1];
  if (step !== undefined) return step;
  const asked = `${kind} ${path} #${count}`;
  if (steps.length === 0) throw new Refusal(words, "neverHappens", asked);
  throw new Refusal(words, "lastHappens", asked, steps.length);
}
