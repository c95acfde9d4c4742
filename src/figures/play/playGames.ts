import { sides } from "../../engine/game.ts";
import { games, type WeighedGame } from "../../engine/index.ts";
import { type LeveledGame, levels, type Style, type Thinker } from "../../engine/opponents/levels.ts";
import { faceOf } from "../../games/faces.ts";
import { moveName } from "../../games/names.ts";
import { playedFaces } from "../../games/playedFaces.ts";
import * as words from "./words.ts";

export type PlayedGame = LeveledGame;

/** The rules of a game of any position and move. */
type PlayedRules = WeighedGame<unknown, unknown>;

export const playedGames = Object.keys(levels) as PlayedGame[];

/** Which side the reader plays; both where two people play, or one against themselves. */
export const readersSides = [...sides, "both"] as const;
export type ReadersSide = (typeof readersSides)[number];

export const rulesOf = (game: PlayedGame): PlayedRules => games[game] as unknown as PlayedRules;

/** A game's first position, as text. */
export const startOf = (game: PlayedGame): string => rulesOf(game).write(rulesOf(game).start);

/** A written move as a list names it: as it is written, but for a bare number of a cell. */
export const listName = (game: PlayedGame, move: string): string =>
  faceOf(game).numbering ? moveName(game, move) : move;

/** A line of written moves, short. */
export const lineName = (game: PlayedGame, line: readonly string[]): string =>
  line.map((move) => listName(game, move)).join(" · ");

/** The name of a game to play. Throws an Error that says which there are. */
export function readPlayedGame(text: string): PlayedGame {
  const found = playedGames.find((name) => name === text);
  if (found === undefined) throw new Error(words.noGame(text, playedGames));
  return found;
}

/** Who is asked for a hint: a search as good as the hardest level's, which looks at every move and stays quick. */
export function hintStyle(game: PlayedGame): Style {
  const budget = playedFaces[game].hintNodes;
  const width = faceOf(game).width?.played;
  return {
    thinker: "orderedAlphaBeta",
    ...(budget !== undefined && { budget }),
    ...(width !== undefined && { width }),
  };
}

/**
 * The move that somebody means who types it as it is spoken, or with other signs: "centre", "column 4", "11 15", "8h".
 * Throws what the game says to the text as it was typed, where none of this is legal.
 */
export function typedMove(game: PlayedGame, rules: PlayedRules, position: unknown, text: string): unknown {
  let refused: unknown;
  for (const written of [text, ...playedFaces[game].typed(text.trim().toLowerCase())]) {
    try {
      return rules.readMove(position, written);
    } catch (error) {
      refused ??= error;
    }
  }
  throw refused;
}

/** What one of the units is in which readers imagine a temperature: a point of the estimate, or a win of a hundred games. */
export const temperatureSize = (game: PlayedGame, thinker: Thinker): number =>
  thinker === "mcts" ? 0.02 : 1 / rulesOf(game).evaluation.scale;
