import { handGames } from "../../engine/index.ts";
import type { HandGameName } from "./benchChoices.ts";

/** Percents of the opponent with habits where nobody says otherwise: half of its hands are rock. */
export const habits: Readonly<Record<HandGameName, readonly number[]>> = {
  rockPaperScissors: [50, 25, 25],
  lizardSpock: [40, 15, 15, 15, 15],
};

/**
 * How often each hand is shown, in whole numbers: percentages where they add up to 100, as in "50 25 25", or else shares,
 * as in "1 1 1".
 */
export function readWeights(text: string, game: HandGameName): number[] {
  const { hands } = handGames[game];
  const weights = text
    .trim()
    .split(/[\s,]+/)
    .map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  if (weights.length !== hands.length || !(weights.reduce((sum, weight) => sum + weight, 0) > 0))
    throw new Error(
      `"${text}" is no set of habits: ${hands.length} whole numbers, of ${hands.join(", ")}, such as percentages`,
    );
  return weights;
}
