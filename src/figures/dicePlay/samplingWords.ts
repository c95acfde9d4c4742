import { formatCount } from "../../drawing/formatValue.ts";
import type { DiceGame, PlayoutName } from "../../kit/dice/diceGames.ts";
import { levelsOf } from "../../kit/dice/diceGames.ts";
import { levelTitles } from "../../kit/dice/levelWords.ts";
import { measuredSampling, positionsTried } from "../../kit/dice/measuredSampling.ts";

/** How the number of playouts is chosen. */
export const row = { label: "How long it samples", playouts: "Playouts a choice" } as const;
export const playouts = (name: PlayoutName): string => formatCount(Number(name));

/** How well it chooses with so many playouts, as far as that was tried. */
export function sayMeasured(game: DiceGame, name: PlayoutName): string {
  const { best, lost } = measuredSampling[game][name];
  const source = `${positionsTried} games that “${levelTitles[levelsOf[game][1]]}” played against itself`;
  return `Tried on one position each of ${source}, it made the exactly best choice in ${best}; on average its choice cost ${(100 * lost).toFixed(2)} wins in 100 games.`;
}

/** What it tried before it chose. */
export const tried = {
  label: "What sampling tried",
  title: "The program’s last choice, as sampling sees it",
  thinking: "The program samples.",
  nothing: "The program has had nothing to choose yet.",
  choice: "Choice",
  visits: "Tried",
  wins: "Wins",
  chosen: "chosen",
  cancel: "Cancel",
} as const;
/** How far it is. */
export const soFar = (done: number, all: number): string =>
  `${formatCount(done)} of ${formatCount(all)} playouts`;
export const explained = (all: number): string =>
  `How many of ${formatCount(all)} playouts began with it, and what share of those the program won: an estimate, as most of them were played by lot.`;
export const count = formatCount;
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
