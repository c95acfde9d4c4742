import { formatCount, formatPercent } from "../../drawing/formatValue.ts";
import type { DiceGame } from "../../kit/dice/diceGames.ts";
import { levelTitles } from "../../kit/dice/levelWords.ts";
import { diceTitles } from "../../kit/dice/titleWords.ts";
import { countWords, inPlies } from "../../kit/narration/words.ts";
import { languageTitles } from "../../kit/programs/words.ts";
import type { Duelling } from "./duelling.svelte.ts";
import type { Duellist, DuelPair } from "./pairSteps.ts";
import type { DuelPlayer } from "./players.ts";

export const label = (game: DiceGame): string => `Figure: a duel in ${diceTitles[game]}`;
export const theGames = "The games";
export const theDuel = "The duel";
export const game = "Game";
export const pairs = "pairs";
export const pairsLabel = "Pairs of games";
export const seed = "seed of the dice";
export const seedLabel = "Seed of the dice";
export const whoPlays: Readonly<Record<Duellist, string>> = { first: "First", second: "Second" };
export const strength = (who: Duellist, kind: DuelPlayer["kind"]): string =>
  `${whoPlays[who]}: ${kind === "sampling" ? "playouts a choice" : "plies"}`;
export const unit = (kind: DuelPlayer["kind"]): string => (kind === "sampling" ? "playouts" : "plies");
export const writeOne = "Write it";
export const count = formatCount;

/** Somebody who plays, as a menu and a table call them. */
export const ownTitle = "Your program";
export function playerTitle({ kind, strength: size, program }: DuelPlayer): string {
  if (program) return `${ownTitle} in ${languageTitles[program.language]}, ${inPlies(size!)}`;
  const title = levelTitles[kind as keyof typeof levelTitles];
  if (kind === "expectimax") return `${title}, ${inPlies(size!)}`;
  return kind === "sampling" ? `${title}, ${countWords(size!, "playout")}` : title;
}

export const playGames = (many: number): string => `Play ${formatCount(many)} games`;
export const playFresh = "Play afresh";
const done = (games: number, all: number) => `${formatCount(games)} of ${formatCount(all)} games`;
export const playing = (games: number, all: number, choices: number): string =>
  `${done(games, all)}${choices > 0 ? `, ${countWords(choices, "choice")} in the next` : ""}`;
export const cancelled = (games: number, all: number): string => `Cancelled after ${done(games, all)}`;
export const planned = (games: number, all: number): string =>
  games === 0 ? `${formatCount(all)} games, a number fixed before the first` : done(games, all);

/** Why there are pairs. */
export const explained =
  "Both games of a pair have the same dice: what one of the two rolls in the first game the other rolls in the second. A side that is lucky is so for both, and luck decides less. Whoever is MAX begins. The interval goes by whole pairs.";

export const table = {
  label: "How the two did",
  player: "player",
  won: "won",
  interval: "95 % interval",
  score: "score",
} as const;
export const wonGames = (won: number, all: number): string => `${formatCount(won)} of ${formatCount(all)}`;
export const range = (low: number, high: number): string =>
  `${formatPercent(low)} to ${formatPercent(high)} %`;
export const share = (score: number): string => `${formatPercent(score)} %`;
export const none = "–";

/** How a pair went. */
export const pairStrip = "The pairs, in the order in which they were played";
export const pairResult = (number: number, games: DuelPair): string => {
  const won = games.filter(({ winner }) => winner === "first").length;
  const how = ["both to the second", "one each", "both to the first"][won];
  return `Pair ${number}: ${how}`;
};
export const key = {
  both: "both won by the first",
  shared: "one each",
  lost: "both won by the second",
} as const;

/** What these games tell. */
export function sayDuel(duelling: Duelling): string {
  const { score, pairs: played, view } = duelling;
  if (!score) return "No pair of games is over yet.";
  const [first, second] = [playerTitle(view.first), playerTitle(view.second)];
  const { share: part, low, high } = score.score;
  const counted = `${first} won ${formatCount(score.wins)} of ${countWords(2 * played.length, "game")} against ${second}: ${formatPercent(part)} % (${formatPercent(low)} to ${formatPercent(high)}).`;
  const by = `Of ${countWords(played.length, "pair")} it won ${formatCount(score.won)}, lost ${formatCount(score.lost)}, and shared ${formatCount(score.shared)}.`;
  return `${counted} ${by} ${verdict(duelling)}`;
}

function verdict({ isOver, view, score }: Duelling): string {
  if (!isOver) return `The interval is to be read when all ${formatCount(2 * view.pairs)} games are over.`;
  const { low, high } = score!.score;
  if (low > 0.5) return "Half is below that interval, so it is the stronger one here.";
  if (high < 0.5) return "Half is above that interval, so it is the weaker one here.";
  return "Half lies in that interval: these games cannot tell who is stronger.";
}

/** Who has lost games without having played them to the end, and why. */
export function sayBrokenOff({ brokenOff }: Duelling): string {
  const [{ brokeOff: why }] = brokenOff;
  return `${countWords(brokenOff.length, "game")} ${brokenOff.length === 1 ? "was" : "were"} lost because a program came to no choice. ${why}`;
}
export const brokeOff = (problem: string): string => `The duel broke off: ${problem}`;
