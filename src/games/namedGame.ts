import type { Game } from "../engine/game.ts";
import { connectFour, ticTacToe } from "../engine/index.ts";
import { faceOf, faces, type GameName, isGame } from "./faces.ts";
import * as words from "./words.ts";

type AnyGame = Game<unknown, unknown>;
type Large = typeof import("./largeGames.ts")["largeGames"];

/** What the games are called, in the order of their titles. */
export const gameTitles = Object.fromEntries(
  Object.entries(faces)
    .map(([name, { title }]) => [name, title] as const)
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1)),
) as Readonly<Record<GameName, string>>;

/** The games whose rules every awake figure has: a search of a page sees them to the end, or far. */
const small = { ticTacToe, connectFour };
export type SmallName = keyof typeof small;
export const smallGames = Object.keys(small) as SmallName[];

/** Whether every awake figure has the rules of a game, which others wait for. */
export const isSmall = (name: string): name is SmallName => Object.hasOwn(small, name);

/** The rules of the large games, where they are here: few readers search one, and those alone fetch them. */
let large: Large | undefined;

export function takeLargeGames(found: Large): void {
  large = found;
}

/** Not in a browser: on the server, and where the engine runs by itself, everything is at hand. */
if (import.meta.env?.SSR !== false) takeLargeGames((await import("./largeGames.ts")).largeGames);

/** What else a page fetches with the rules of the large games: the pictures of their boards. Workers draw none. */
let fetchPictures = async (): Promise<void> => {};

export function fetchWithLargeGames(fetch: () => Promise<void>): void {
  fetchPictures = fetch;
}

/** Fetches the rules of a game that may be searched next, and its picture, where they are not here yet. */
export async function fetchGame(name: string | null | undefined): Promise<void> {
  if (!name || !isGame(name) || isSmall(name)) return;
  const [rules] = await Promise.all([import("./largeGames.ts"), fetchPictures()]);
  takeLargeGames(rules.largeGames);
}

/** What is wrong with a game's name that is none. */
export const sayNoGame = (name = ""): string => words.noGame(name, Object.keys(gameTitles));

/** The game that a setup names, of any position and move type; undefined where there is none of that name. */
export function namedGame(name: GameName): AnyGame;
export function namedGame(name: string): AnyGame | undefined;
export function namedGame(name: string): AnyGame | undefined {
  if (!isGame(name)) return undefined;
  const known: unknown = isSmall(name) ? small[name] : fetched(name).games[name];
  return known as AnyGame;
}

/** A game as a page searches it at once: where there are too many moves to look at, the best-looking ones alone. */
export const searchedGame = (name: GameName): AnyGame =>
  faceOf(name).width === undefined ? namedGame(name) : fetched(name).narrowGame(name);

/**
 * The same where the order of moves is to be seen: such few moves stand as they stand on the board. `width` is how many
 * there are, where that is not as many as figures look at.
 */
export const listedGame = (name: GameName, width?: number): AnyGame =>
  faceOf(name).width === undefined ? namedGame(name) : fetched(name).listGame(name, width);

function fetched(name: string): Large {
  if (large === undefined)
    throw new TypeError(`The rules of ${name} are to be fetched before it is searched.`);
  return large;
}
