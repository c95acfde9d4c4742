import {
  type Game,
  type MatchResult,
  match,
  type Player,
  type Score,
  scoreInterval,
} from "../src/engine/index.ts";

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
  /**
   * Results of an opening that do not depend on each other. 1 for players that choose alike by the same position: they
   * may owe both games to the opening. 2 for such as draw their moves by lot.
   */
  readonly independent: 1 | 2;
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
  { batch, opening, seed, independent }: SequentialOptions,
): SequentialResult {
  let total: MatchResult = { wins: 0, draws: 0, losses: 0 };
  for (let look = 1; ; look++) {
    const { wins, draws, losses } = match(game, first, second, {
      pairs: batch,
      opening,
      seed: `${seed} ${look}`,
    });
    total = { wins: total.wins + wins, draws: total.draws + draws, losses: total.losses + losses };
    const score = scoreInterval(total, look * batch * independent, deviations);
    if (look === looks || score.low > 0.5 || score.high < 0.5) return { ...total, ...score };
  }
}
