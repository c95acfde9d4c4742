import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import { games } from "../../engine/index.ts";
import type { LevelName, Style, Thinker } from "../../engine/opponents/levels.ts";
import type { Language } from "../../judge/languages.ts";
import { countWords, inPlies } from "../../kit/narration/words.ts";
import { languageTitles } from "../../kit/programs/words.ts";
import { titleInSentence, titles } from "../../listing/words.ts";
import { type PlayedGame, temperatureSize } from "./playGames.ts";
import type { Opponent, OwnStyle } from "./styleText.ts";

/** The levels as menus and sentences call them. */
export const levelTitles: Readonly<Record<LevelName, string>> = {
  beginner: "Beginner",
  casual: "Casual player",
  club: "Club player",
  master: "Master",
};
export const opponentTitle = (opponent: Opponent): string =>
  typeof opponent === "string"
    ? levelTitles[opponent]
    : opponent.program === undefined
      ? "Own settings"
      : "Your program";

/** What goes by each name, as menus call it. */
export const thinkerTitle = (thinker: Thinker): string =>
  thinker === "chance" ? "Chance alone" : thinker === "mcts" ? "Monte Carlo tree search" : titles[thinker];

/**
 * A temperature that readers can imagine: in the points that an estimate of the game is made of; or, where games are
 * played out, in wins of a hundred games.
 */
export const temperatureUnit = (thinker: Thinker): string => (thinker === "mcts" ? "wins in 100" : "points");

/** A temperature in such units, of which `size` is one, without the dust that comes of reckoning between them. */
export const formatTemperature = (temperature: number, size: number): string =>
  formatValue(Number((temperature / size).toPrecision(4)));

/** What a point is, where a style counts in points. */
export function sayUnit(game: PlayedGame, { thinker, temperature = 0 }: Style): string {
  if (thinker === "chance" || thinker === "mcts" || temperature === 0) return "";
  const won = formatCount(games[game].evaluation.scale);
  return `Points are what its estimate adds up: ${won} of them stand for a won game.`;
}

/** A style in one sentence: what it goes by, how far it looks, and how careful it is. */
export function sayStyle(game: PlayedGame, style: OwnStyle): string {
  if (style.program !== undefined) return sayProgram(style, style.program);
  const { thinker, depth, budget, seconds, width, temperature = 0 } = style;
  if (thinker === "chance") return "Plays any legal move.";
  const limits = [
    depth !== undefined && thinker !== "mcts" && inPlies(depth),
    budget !== undefined && `at most ${countWords(budget, thinker === "mcts" ? "game" : "node")}`,
    seconds !== undefined && `at most ${countWords(seconds, "second")}`,
    width !== undefined && `${countWords(width, "best-looking move")} at each`,
  ].filter((words) => words !== false);
  const care =
    temperature === 0
      ? "plays the best move it finds"
      : `a move that seems ${formatTemperature(temperature, temperatureSize(game, thinker))} ${temperatureUnit(thinker)} worse is ${formatValue(Number(Math.E.toFixed(1)))} times rarer`;
  const how = limits.length > 0 ? limits.join(", ") : "to the end of the game";
  return `${thinkerTitle(thinker)}: ${how}; ${care}.`;
}

/** What is asked is the program that was run last; what holds of it is the sandbox's. */
const sayProgram = ({ thinker, depth = 1 }: OwnStyle, language: Language): string =>
  `Your ${titleInSentence(thinker)} in ${languageTitles[language]}, ${inPlies(depth)} deep. It runs in a sandbox: where it breaks off, or thinks for too long, it has lost.`;

/** The fields of a style of the reader's own. */
export const settings = "The opponent’s settings";
export const goesBy = "Goes by";
export const fieldLabels = {
  depth: "Plies at most",
  games: "Games at most",
  nodes: "Nodes at most",
  seconds: "Seconds at most",
  width: "Moves looked at",
  temperature: (unit: string): string => `Temperature (${unit})`,
} as const;
/** Which of the reader's programs plays, and the way to write one. */
export const programs = {
  label: "Program",
  missing: (title: string): string => `${title} (not here)`,
  write: "Write one",
} as const;
/** Why a style is refused, as a sentence. */
export const stillHold = (why: string): string => `${why}. The last good settings still hold.`;

/** What is wrong with a style. */
export const noNumber = (name: string, said: string, whole: boolean, least: number, most: number): string =>
  `its ${name} "${said}" is not ${whole ? "a whole number" : "a number"} from ${least} to ${formatCount(most)}`;
export const noThinker = (name: string, thinkers: readonly string[]): string =>
  `nobody plays by "${name}"; there are ${thinkers.join(", ")}`;
export const endless = {
  program: "A program needs a depth",
  sampling: "Sampling needs seconds, or a number of games",
  search: "A search needs a depth, a number of nodes, or seconds",
} as const;
