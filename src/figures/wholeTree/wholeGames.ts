import { type WeighedName, weighedGames } from "../../games/rules.ts";
import { type WholeSearchName, wholeSearchNames } from "./wholeSearches.ts";

/** A tree that is typed, and races of so many steps with a die of so many faces: what chance draws in. */
const chanceGameNames = ["tree", "race2x2", "race3x2", "race3x3", "race4x3"] as const;
export type ChanceGameName = (typeof chanceGameNames)[number];

/** Whatever a whole tree may be of. */
export type WholeGame = WeighedName | ChanceGameName;
export const wholeGames: readonly WholeGame[] = [...weighedGames, ...chanceGameNames];

export const drawsIn = (game: string): game is ChanceGameName =>
  (chanceGameNames as readonly string[]).includes(game);

/** The searches that know chance; all others would take it for MIN. */
export const chanceSearchNames = ["expectimax", "star1", "star2"] as const;
export type ChanceSearchName = (typeof chanceSearchNames)[number];

/** Any search that is played over some tree. */
export type PlayedName = WholeSearchName | ChanceSearchName;

/** The searches that are played over the trees of a game. */
export const searchesOf = (game: WholeGame): readonly PlayedName[] =>
  drawsIn(game) ? chanceSearchNames : wholeSearchNames;

/** Of some searches that which does as another one does elsewhere: itself, where it is among them. */
export function counterpart(search: PlayedName, names: readonly PlayedName[]): PlayedName {
  if (names.includes(search)) return search;
  return search === "minimax" || search === "expectimax" ? names[0] : names[1];
}
