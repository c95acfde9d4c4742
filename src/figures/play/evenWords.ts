import type { LevelScore, ScoreBounds } from "../../engine/opponents/evenLevel.ts";
import { countWords } from "../../kit/narration/words.ts";

/** A score as players write it: 2½ of 4. */
export const writePoints = (points: number): string =>
  points === 0.5 ? "½" : `${Math.floor(points)}${points % 1 === 0 ? "" : "½"}`;

export const label = "How even your games are";
/** Against whom this game is, and why. */
export const now = (title: string, { games, points }: LevelScore): string => {
  const against = title.toLowerCase();
  return games === 0
    ? `This game is against the ${against}, whom you have not played yet.`
    : `This game is against the ${against}: you have scored ${writePoints(points)} of ${games} there.`;
};
export const helped = "It does not count: you had a hint, took a move back, or it began otherwise.";
export const summary = "What is known of you";
export const why =
  "The next game is against the level that may be nearest to an even score, as UCB1 chooses an arm: by what you have scored, with as much added or taken away as chance may have done. Nobody scores better against a harder level, so that each game tells something of all of them. A game counts when you have played it from its beginning without a hint, and took no move back.";
export const readMore = "How UCB1 chooses";
export const columns = {
  level: "level",
  games: "games",
  points: "points",
  between: "your mean score",
} as const;
/** Between what somebody's mean score is believed to lie. */
export const between = ({ least, most }: ScoreBounds): string => `${least.toFixed(2)} to ${most.toFixed(2)}`;
export const forgetAll = (games: number): string =>
  games === 0 ? "Nothing to forget" : `Forget ${countWords(games, "game")}`;
