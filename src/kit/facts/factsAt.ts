import { formatValue } from "../../drawing/formatValue.ts";
import type { Facts } from "../prose/registry.ts";
import { algorithms } from "../run/algorithms.ts";
import { leavesUnread } from "../run/firstReads.ts";
import type { Run } from "../run/run.ts";

/**
 * What a figure says of a run at a step, each fact as prose prints it; "?" for what a folded tree cannot tell. What a
 * search that bets says besides, `betFacts` knows.
 */
export function factsAt(run: Run, step: number): Facts {
  const { nodes, leaves, cutoffs, skipped, probes, hits } = run.trace.counters(step);
  const { leaves: all, fewest } = run.measures;
  const known = (count: number | undefined) => (count === undefined ? "?" : String(count));
  return {
    nodes: String(nodes),
    leaves: String(leaves),
    cutoffs: String(cutoffs),
    skipped: String(skipped),
    probes: String(probes),
    hits: String(hits),
    value: formatValue(run.result.value),
    step: String(step),
    steps: String(run.trace.length),
    fewest: known(fewest),
    all: known(all),
    unread: known(leavesUnread(run, step)),
    algorithm: algorithms[run.setup.algorithm].title,
  };
}
