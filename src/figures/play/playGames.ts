import { sides } from "../../engine/game.ts";
import { games, type WeighedGame } from "../../engine/index.ts";
import { type LeveledGame, levels } from "../../engine/opponents/levels.ts";
import { cellNames } from "../../games/cellNames.ts";

export type PlayedGame = LeveledGame;

/** The rules of a game of any position and move. */
export type PlayedRules = WeighedGame<unknown, unknown>;

export const playedGames = Object.keys(levels) as PlayedGame[];

/** Which side the reader plays; both where two people play, or one against themselves. */
export const readersSides = [...sides, "both"] as const;
export type ReadersSide = (typeof readersSides)[number];

export const rulesOf = (game: PlayedGame): PlayedRules => games[game] as unknown as PlayedRules;

/** A game's first position, as text. */
export const startOf = (game: PlayedGame): string => rulesOf(game).write(rulesOf(game).start);

/** A written move as a sentence names it: "the centre", "column 4", "d3". */
export function moveName(game: PlayedGame, move: string): string {
  if (game === "ticTacToe") return cellNames[Number(move)];
  return game === "connectFour" ? `column ${move}` : move;
}

/** A line of written moves, short. */
export const lineName = (game: PlayedGame, line: readonly string[]): string =>
  line.map((move) => (game === "ticTacToe" ? moveName(game, move) : move)).join(" · ");

/** How moves are typed, with an example. */
export const notations: Readonly<Record<PlayedGame, string>> = {
  ticTacToe: "a cell by its name, such as top left, or from 0 to 8, row by row",
  connectFour: "a column from 1 to 7, such as 4",
  othello: "a square such as d3, or pass",
  checkers: "two squares such as 11-15, or a capture such as 22x15x8",
  gomoku: "a point such as h8",
};

/** The name of a game to play. Throws an Error that says which there are. */
export function readPlayedGame(text: string): PlayedGame {
  const found = playedGames.find((name) => name === text);
  if (found === undefined)
    throw new Error(`there is no game "${text}" to play; there are ${playedGames.join(", ")}`);
  return found;
}
