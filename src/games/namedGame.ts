import type { Game } from "../engine/game.ts";
import { connectFour, ticTacToe } from "../engine/index.ts";

type AnyGame = Game<unknown, unknown>;
type Large = typeof import("./largeGames.ts");

/** The games by their names in the engine's `games`, and what they are called. */
export const gameTitles = {
  checkers: "Checkers",
  connectFour: "Connect Four",
  gomoku: "Gomoku",
  othello: "Othello",
  ticTacToe: "Tic-tac-toe",
} as const;

const small: Readonly<Record<string, AnyGame>> = {
  connectFour: connectFour as unknown as AnyGame,
  ticTacToe: ticTacToe as unknown as AnyGame,
};
const isGame = (name: string): boolean => Object.hasOwn(gameTitles, name);
/** Whether every awake figure has the rules of a game, which others wait for. */
export const isSmall = (name: string): boolean => Object.hasOwn(small, name);

/** The rules of the large games, where they are here: few readers search one, and those alone fetch them. */
let large: Large | undefined;

export function takeLargeGames(found: Large): void {
  large = found;
}

/** Not in a browser: on the server, and where the engine runs by itself, everything is at hand. */
if (import.meta.env?.SSR !== false) takeLargeGames(await import("./largeGames.ts"));

/** Fetches the rules of a game that may be searched next, where they are not here yet. */
export async function fetchGame(name: string | null | undefined): Promise<void> {
  if (large || !name || !isGame(name) || isSmall(name)) return;
  takeLargeGames(await import("./largeGames.ts"));
}

/** What is wrong with a game's name that is none. */
export const sayNoGame = (name = ""): string =>
  `there is no game "${name}"; the games are ${Object.keys(gameTitles).join(", ")}`;

/** The game that a setup names, of any position and move type; undefined where there is none of that name. */
export function namedGame(name: string): AnyGame | undefined {
  if (!isGame(name)) return undefined;
  return isSmall(name) ? small[name] : (fetched(name).games as unknown as Record<string, AnyGame>)[name];
}

/** Gomoku as its search looks at it: at so few points that their order is to be seen. */
export const listedGomoku = (width?: number): AnyGame => fetched("gomoku").listedGomoku(width);

function fetched(name: string): Large {
  if (large === undefined) throw new Error(`The rules of ${name} are to be fetched before it is searched.`);
  return large;
}
