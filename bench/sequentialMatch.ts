import { type Game, type MatchResult, match, type Player, type Score } from "../src/engine/index.ts";
import { pairInterval } from "../src/engine/tournament/pairInterval.ts";

/** How often a match is looked at; each time it may end. */
export const looks = 5;

/**
 * Who looks five times has five chances to be deceived. With intervals of so many standard deviations, all five hold
 * the true value 95 times in 100. Source: S. Pocock 1977, "Group Sequential Methods in the Design and Analysis of
 * Clinical Trials", table 1.
 */
export const deviations = 2.413;

export interface SequentialOptions {
  /** Openings between two looks, each played twice with the sides exchanged. */
  readonly batch: number;
  /** Random plies of an opening. */
  readonly opening: number;
  readonly seed: string;
}

/** The games played, and the share of points with its 95 % interval. */
export interface SequentialResult extends MatchResult, Score {}

/**
 * A match that ends as soon as it is clear who is stronger: when the interval of the score leaves out one half, or
 * after the last look.
 */
export function sequentialMatch<Position, Move>(
  game: Game<Position, Move>,
  first: Player<Position, Move>,
  second: Player<Position, Move>,
  { batch, opening, seed }: SequentialOptions,
): SequentialResult {
  const total = { wins: 0, draws: 0, losses: 0 };
  /** What each opening brought, of 1. */
  const scores: number[] = [];
  for (;;) {
    const pair = match(game, first, second, { pairs: 1, opening, seed: `${seed} ${scores.length}` });
    total.wins += pair.wins;
    total.draws += pair.draws;
    total.losses += pair.losses;
    scores.push((pair.wins + pair.draws / 2) / 2);
    if (scores.length % batch > 0) continue;
    const score = pairInterval(scores, deviations);
    if (scores.length === looks * batch || score.low > 0.5 || score.high < 0.5) return { ...total, ...score };
  }
}
