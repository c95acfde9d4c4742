import { formatValue } from "../../drawing/formatValue.ts";
import type { Side } from "../../engine/game.ts";
import type { Account, Verdict } from "./betsOf.ts";

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

/** A bet's end as a row says it. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  held: "held",
  cutoff: "cutoff",
  exact: "exact",
  lost: "lost",
  trusted: "believed",
};

export const windowText = (alpha: number, beta: number): string =>
  `(${formatValue(alpha)}, ${formatValue(beta)})`;

/** What an answer says of the move's value: an edge reached is a bound, what lies between the edges is the value. */
export function answerText({ alpha, beta, value }: { alpha: number; beta: number; value: number }): string {
  const sign = value <= alpha ? "≤" : value >= beta ? "≥" : "=";
  return `${sign}${formatValue(value)}`;
}

/** The question of a test, in words. */
export const questionText = (side: Side, alpha: number, beta: number): string =>
  side === "max" ? `${formatValue(beta)} or more?` : `${formatValue(alpha)} or less?`;

/** The account in a sentence or two. */
export function accountText({ bets, held, lost, spent, full }: Account): string {
  if (bets === 0) return "No bet yet.";
  const made = `${bets} ${bets === 1 ? "bet" : "bets"}, ${held} held, ${lost} lost.`;
  if (full === 0) return made;
  return `${made} Settled ones cost ${spent} ${spent === 1 ? "node" : "nodes"}, with full windows ${full}:`;
}

/** What was saved, or lost. */
export function balanceText(saved: number): string {
  if (saved === 0) return "even so far";
  return saved > 0 ? `${formatValue(saved)} saved so far` : `${formatValue(-saved)} lost so far`;
}
