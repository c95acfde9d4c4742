import { demandWhole } from "../demand.ts";

/** The games that somebody has played against one level. */
export interface LevelScore {
  readonly games: number;
  /** What they scored: 1 for a game they won, a half for a draw, 0 for one they lost. */
  readonly points: number;
}

/** Between what somebody's mean score against a level is believed to lie, 0 to 1. */
export interface ScoreBounds {
  readonly least: number;
  readonly most: number;
}

/**
 * How much is allowed for chance: the c of `ucb1`. Its theorem asks for √2; after the few games that people play, bounds that
 * wide would tell nothing. Of the values tried with players of many strengths this one kept their games most even.
 */
const usualCaution = 0.4;

/**
 * Confidence bounds of somebody's mean score against each level, from the easiest to the hardest, within 0 and 1: as in UCB1,
 * mean ± c·√(ln (games + 1) / games at the level), where one is added to all games so that a first one is not taken for certain.
 * Nobody scores better against a harder level, so that what is known of one bounds the others, too. Throws a RangeError for
 * counts that make no sense.
 * Source: P. Auer, N. Cesa-Bianchi, P. Fischer 2002, "Finite-time Analysis of the Multiarmed Bandit Problem".
 */
export function scoreBounds(scores: readonly LevelScore[], c: number = usualCaution): ScoreBounds[] {
  if (!(c >= 0 && c < Infinity)) throw new RangeError(`c must be a number, 0 or more, not ${String(c)}`);
  for (const { games, points } of scores) {
    demandWhole("games", games, [0, Infinity]);
    if (!(points >= 0 && points <= games))
      throw new RangeError(`${String(points)} points cannot be scored in ${games} games`);
  }
  const all = scores.reduce((sum, { games }) => sum + games, 0);
  const alone = scores.map(({ games, points }): ScoreBounds => {
    if (games === 0) return { least: 0, most: 1 };
    const [mean, spread] = [points / games, c * Math.sqrt(Math.log(all + 1) / games)];
    return { least: Math.max(0, mean - spread), most: Math.min(1, mean + spread) };
  });
  return alone.map((_, level) => ({
    least: Math.max(...alone.slice(level).map(({ least }) => least)),
    most: Math.min(...alone.slice(0, level + 1).map(({ most }) => most)),
  }));
}

/**
 * The level to play next so that games stay even: the one that may be nearest to a mean score of a half, where each is believed
 * to be as even as its bounds allow, optimistically as in UCB1. Of several the one nearest to `current`, the easier of two.
 * Levels are indices into `scores`, from the easiest to the hardest, of which there must be one or more.
 */
export function evenLevel(scores: readonly LevelScore[], current: number, c: number = usualCaution): number {
  demandWhole("current", current, [0, scores.length - 1]);
  const bounds = scoreBounds(scores, c);
  const farFromEven = ({ least, most }: ScoreBounds) => Math.max(0, least - 0.5, 0.5 - most);
  const ranked = bounds.map((bound, level) => ({
    level,
    off: farFromEven(bound),
    away: Math.abs(level - current),
  }));
  ranked.sort((one, other) => one.off - other.off || one.away - other.away || one.level - other.level);
  return ranked[0].level;
}
