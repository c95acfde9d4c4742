import type { Bet } from "./bet.ts";

/** What the bets have come to by a step. */
export interface Account {
  readonly bets: number;
  readonly held: number;
  readonly lost: number;
  /** Nodes entered for the bets that are settled, second searches included, and what alpha-beta enters there. */
  readonly spent: number;
  readonly full: number;
}

/** The step at which a bet is settled, its second search included. */
export const settledAt = ({ leave, again }: Bet): number => again?.leave ?? leave;

/**
 * The account of a run's bets at a step. Costs are those of the bets that lie in no second search, for that search's
 * own cost holds the others. Beside its bets NegaScout does what alpha-beta does: between whole numbers, `full` less
 * `spent` is in the end exactly what it has saved on the whole tree, or lost.
 */
export function accountAt(bets: readonly Bet[], step: number): Account {
  const made = bets.filter(({ enter }) => enter <= step);
  const over = made.filter(({ leave }) => leave <= step);
  const settled = over.filter((bet) => bet.level === 0 && settledAt(bet) <= step);
  return {
    bets: made.length,
    held: over.filter(({ verdict }) => verdict === "held").length,
    lost: over.filter(({ verdict }) => verdict === "lost").length,
    spent: settled.reduce((sum, { nodes, again }) => sum + nodes + (again?.nodes ?? 0), 0),
    full: settled.reduce((sum, { full }) => sum + full, 0),
  };
}
