import type { WeighedGame } from "../engine/index.ts";
import { faceOf, faces, type GameName } from "./faces.ts";
import { listedGame, namedGame, type SmallName, searchedGame } from "./namedGame.ts";
import * as words from "./words.ts";

export { type SmallName, smallGames } from "./namedGame.ts";

/** The games whose estimates are made of features, by their names in `games`. */
export type WeighedName = GameName;
export const weighedGames = Object.keys(faces) as WeighedName[];

export type Rules = WeighedGame<unknown, unknown>;

/** A game whose moves are numbers. */
export type NumberedRules = WeighedGame<unknown, number>;

/** A game's rules, for any position; those of a large one are fetched before. */
export function rulesOf(game: SmallName): NumberedRules;
export function rulesOf(game: WeighedName): Rules;
export function rulesOf(game: WeighedName): Rules {
  return namedGame(game) as Rules;
}

/** A game as a page searches it at once, and the same where the order of its moves is to be seen. */
export const searchedRules = (game: WeighedName): Rules => searchedGame(game) as Rules;
export const listedRules = (game: WeighedName, width?: number): Rules => listedGame(game, width) as Rules;

/** The name of a game with features, one of these. Throws an Error that says which there are. */
export function readGame<Name extends WeighedName>(
  text: string | null | undefined,
  among: readonly Name[] = weighedGames as readonly WeighedName[] as readonly Name[],
): Name {
  const found = among.find((name) => name === text);
  if (found === undefined) throw new Error(words.noneOf(text ?? "", among));
  return found;
}

/** The text of a position, if it is one. Throws an Error that says what is wrong with it. */
export function readPosition(game: WeighedName, text: string): string {
  rulesOf(game).read(text);
  return text.trim();
}

/** Where a game is begun to be searched, and how deep a dozen searches of it go in a second or two. */
interface Opening {
  readonly position: string;
  readonly depth: number;
}

/** What a game is opened with where the page names no position. */
export function opening(game: WeighedName): Opening {
  const { position, depth } = faceOf(game).opening;
  const rules = rulesOf(game);
  return { position: position ?? rules.write(rules.start), depth };
}
