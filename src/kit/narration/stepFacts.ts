import { eventCode } from "../../trace/index.ts";
import { firstReads, visitsOnce } from "../run/firstReads.ts";
import type { Run } from "../run/run.ts";

/** How many leaves a search has read, and in how many visits. */
export function leavesRead({ trace }: Run): { readonly leaves: number; readonly visits: number } {
  const { leaves: visits } = trace.counters(trace.length);
  return { leaves: visitsOnce(trace) ? visits : firstReads(trace).length, visits };
}

/** Moves that no visit has tried: what one skips another may try, where a node is searched again. */
export function neverTried({ trace }: Run): number {
  if (visitsOnce(trace)) return trace.counters(trace.length).skipped;
  const tried = new Uint8Array(trace.size);
  for (const event of trace.log.events(eventCode.enter)) tried[trace.nodes.ofEvent[event]] = 1;
  return tried.filter((once) => once === 0).length;
}

/** Whether the visit that ends at `step` left moves untried. A store may stand between the cutoff and the end. */
export function wasCut({ trace }: Run, id: number, step: number): boolean {
  return [step - 1, step - 2].some((before) => {
    const event = before > 0 ? trace.event(before) : undefined;
    return event?.kind === "cutoff" && event.node === id;
  });
}

/** Whether the search stops short of the end somewhere: what it should have found is no truth then either. */
export const restsOnEstimates = ({ game, outline }: Run): boolean =>
  outline.nodes.some(({ value, position }) => value !== undefined && game.outcome(position) === undefined);
