import type { OutlineNode } from "../../trace/index.ts";
import { algorithms } from "../run/algorithms.ts";
import type { Run } from "../run/run.ts";
import { settledAt } from "./accountAt.ts";
import type { Bet } from "./bet.ts";
import { betsOf } from "./betsOf.ts";

/** What has become of a bet by a step, in the word that stands at its edge. */
export const betWords = {
  open: "bet",
  held: "held",
  cutoff: "cut",
  exact: "exact",
  lost: "lost",
  again: "again",
  settled: "lost, again",
} as const;
export type BetStage = keyof typeof betWords;

/** What is marked at a drawn node: its bet, and how often it was visited where that is more than once. */
export interface BetMark {
  /** By its outline id. */
  readonly node: number;
  readonly stage: BetStage | undefined;
  readonly visits: number;
}

/** How far a bet has come at a step, which is not before it was made. */
function stageOf(bet: Bet, step: number): BetStage {
  if (step < bet.leave) return "open";
  if (bet.verdict === "trusted") return "lost";
  if (bet.verdict !== "lost") return bet.verdict;
  if (bet.again === undefined || step < bet.again.enter) return "lost";
  return step < settledAt(bet) ? "again" : "settled";
}

/**
 * The marks of a run at a step; `drawn` is the outline's node for one of the trace. A visit that is no bet takes away
 * the mark of an earlier one.
 */
export function betMarks(run: Run, drawn: (traceNode: number) => OutlineNode, step: number): BetMark[] {
  if (!algorithms[run.setup.algorithm].tests || !run.outline.complete) return [];
  const made = new Map<number, Bet>();
  for (const bet of betsOf(run) ?? []) if (bet.enter <= step) made.set(bet.node, bet);
  return entersOf(run).flatMap((enters, node) => {
    const visits = enters.filter((enter) => enter <= step).length;
    const bet = made.get(node);
    const latest = enters[visits - 1];
    const isBet = bet !== undefined && (latest === bet.enter || latest === bet.again?.enter);
    const stage = isBet ? stageOf(bet, step) : undefined;
    return stage === undefined && visits < 2 ? [] : [{ node: drawn(node).id, stage, visits }];
  });
}

const known = new WeakMap<object, readonly (readonly number[])[]>();

/** The steps that enter each node of the trace. */
function entersOf({ trace }: Run): readonly (readonly number[])[] {
  const enters = known.get(trace) ?? Array.from({ length: trace.size }, (_, node) => trace.enters(node));
  known.set(trace, enters);
  return enters;
}
