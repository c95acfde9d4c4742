import type { WeighedGame } from "../../engine/index.ts";
import { connectFour, ticTacToe } from "../../engine/index.ts";

const weighed = { ticTacToe, connectFour } as const;

/** The games whose estimates are made of features, by their names in `games`. */
export const weighedGames = Object.keys(weighed) as (keyof typeof weighed)[];
export type WeighedName = keyof typeof weighed;

export type Rules = WeighedGame<unknown, number>;

/** A game's rules, for any position. */
export const rulesOf = (game: WeighedName): Rules => weighed[game] as unknown as Rules;

/** The name of a game with features. Throws an Error that says which there are. */
export function readGame(text: string | null | undefined): WeighedName {
  const found = weighedGames.find((name) => name === text);
  if (found === undefined)
    throw new Error(`there is no such game as "${text ?? ""}"; there are ${weighedGames.join(" and ")}`);
  return found;
}

/** The text of a position, if it is one. Throws an Error that says what is wrong with it. */
export function readPosition(game: WeighedName, text: string): string {
  rulesOf(game).read(text);
  return text.trim();
}
