import type { Run } from "../run/run.ts";
import { alignTrace } from "../tree/alignTrace.ts";
import type { Level } from "./difficulty.ts";

/** Closer than this two numbers are the same to whoever works with fractions, and may not be to a computer. */
const tiny = 1e-6;

/** Whether a computer's rounding could decide a comparison: a value lies next to a bound, and is another number. */
export function isBlurred({ trace }: Run): boolean {
  for (let step = 1; step <= trace.length; step++) {
    const event = trace.event(step);
    if (event.kind !== "leave") continue;
    const { alpha, beta } = trace.entryWindow(event.node, step);
    if ([alpha, beta].some((bound) => bound !== event.value && Math.abs(bound - event.value) < tiny))
      return true;
  }
  return false;
}

/**
 * Whether a tree has in it what a search by bounds on the outcomes is there for: a chance node that is cut, from the second
 * level on a window that goes through one, and no comparison that a computer's rounding could decide.
 */
export function teachesBounds(run: Run, level: Level): boolean {
  const { trace, outline } = run;
  const { shown } = alignTrace(outline, trace);
  let [cuts, windows] = [false, false];
  for (let step = 1; step <= trace.length; step++) {
    const event = trace.event(step);
    if (event.kind === "cutoff" && outline.nodes[shown[event.node]].turn === "chance") cuts = true;
    if (event.kind === "enter" && step > 1) {
      const { value, parent } = outline.nodes[shown[event.node]];
      const isNarrowed = Number.isFinite(event.alpha) || Number.isFinite(event.beta);
      if (value === undefined && parent?.turn === "chance" && isNarrowed) windows = true;
    }
  }
  return cuts && (windows || level < 2) && !isBlurred(run);
}
