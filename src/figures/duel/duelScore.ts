import type { Score } from "../../engine/match.ts";
import { pairInterval } from "../../engine/tournament/pairInterval.ts";
import type { DuelPair } from "./pairSteps.ts";

/** How the first of two players did. */
export interface DuelScore {
  readonly wins: number;
  readonly losses: number;
  /** Pairs of which it won both games, one, or none. */
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  readonly score: Score;
}

/** Standard deviations to either side that hold 95 % of a normal distribution. */
const usual = 1.96;

/**
 * Undefined before a pair is over. Its two games have the same dice and so hang together: the interval goes by what whole pairs
 * brought, and the more of them are shared, the less luck is in it.
 */
export function scoreOf(pairs: readonly DuelPair[]): DuelScore | undefined {
  if (pairs.length === 0) return undefined;
  const points = pairs.map((pair) => pair.filter(({ winner }) => winner === "first").length);
  const count = (wins: number) => points.filter((one) => one === wins).length;
  const [won, shared, lost] = [count(2), count(1), count(0)];
  const score = pairInterval(
    points.map((wins) => wins / 2),
    usual,
  );
  return { wins: 2 * won + shared, losses: 2 * lost + shared, won, shared, lost, score };
}
