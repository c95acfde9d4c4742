import type { Score } from "../../engine/match.ts";
import { pairScore } from "../../engine/tournament/playPair.ts";
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

/** Undefined before a pair is over. Every pair counts once in the interval: its two games have the same dice. */
export function scoreOf(pairs: readonly DuelPair[]): DuelScore | undefined {
  if (pairs.length === 0) return undefined;
  const points = pairs.map((pair) => pair.filter(({ winner }) => winner === "first").length);
  const count = (wins: number) => points.filter((one) => one === wins).length;
  const [won, shared, lost] = [count(2), count(1), count(0)];
  const result = { wins: 2 * won + shared, draws: 0, losses: 2 * lost + shared };
  return { wins: result.wins, losses: result.losses, won, shared, lost, score: pairScore(result) };
}
