import { formatValue } from "../drawing/formatValue.ts";
import { findStep } from "../trace/index.ts";
import { algorithms } from "./algorithms.ts";
import { betFacts } from "./bets/betFacts.ts";
import { leavesUnread } from "./leavesUnread.ts";
import type { Facts } from "./registry.ts";
import { type Run, runSetup } from "./run.ts";
import type { Setup } from "./setup.ts";

/** What a figure says of a run at a step, each fact as prose prints it; "?" for what a folded tree cannot tell. */
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
    ...betFacts(run, step),
  };
}

/** The facts of a setup, searched now, at a step by its name: for numbers in prose. Alpha-beta by default. */
export function factsOf(setup: Partial<Setup>, at = "end"): Facts {
  const run = runSetup({ algorithm: "alphaBeta", ...setup });
  return factsAt(run, findStep(run.trace, at));
}
