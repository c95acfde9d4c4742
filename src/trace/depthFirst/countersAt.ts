import { probeResults } from "../../engine/observer.ts";
import { eventCode, leaveCode, probeCode } from "./eventCode.ts";
import type { Log } from "./log.ts";

/** What a search has done up to a step. */
export interface Counters {
  /** Nodes entered: the root too, and again what is searched again. */
  readonly nodes: number;
  /** Nodes whose value came from the rules or the evaluation. */
  readonly leaves: number;
  /** Nodes left with moves untried because alpha ≥ beta, and how many moves those were. */
  readonly cutoffs: number;
  readonly skipped: number;
  /** Looks into the transposition table, and those that answered. */
  readonly probes: number;
  readonly hits: number;
  /** Children, or whole trees, searched once more, with another window. */
  readonly researches: number;
}

/** The counters at `step`, in O(log of the events). */
export function countersAt(log: Log<unknown>, step: number): Counters {
  const count = (code: number) => log.count(code, step);
  const cutoffs = count(eventCode.cutoff);
  return {
    nodes: count(eventCode.enter),
    leaves: count(leaveCode("outcome")) + count(leaveCode("evaluation")),
    cutoffs,
    skipped: cutoffs === 0 ? 0 : log.payload(log.events(eventCode.cutoff)[cutoffs - 1]),
    probes: probeResults.reduce((sum, result) => sum + count(probeCode(result)), 0),
    hits: count(probeCode("hit")),
    researches: count(eventCode.research),
  };
}
