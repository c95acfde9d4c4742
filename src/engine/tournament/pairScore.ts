import type { MatchResult } from "../match.ts";
import { type Score, scoreInterval } from "../scoreInterval.ts";

/**
 * The score of games that were played in pairs, two from each opening with the sides exchanged, and its 95 % interval. Every
 * opening counts once, not each of its two games: what is drawn by lot is the opening, and its games may hang together. The
 * interval holds for a number of openings that was fixed before the first game. Throws a RangeError for no games, or half a
 * pair.
 */
export function pairScore(result: MatchResult): Score {
  const openings = (result.wins + result.draws + result.losses) / 2;
  if (!Number.isInteger(openings))
    throw new RangeError("Half a pair has no score: each opening is played twice");
  return scoreInterval(result, openings);
}
