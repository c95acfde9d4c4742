import { handGames } from "../../engine/index.ts";
import { readName } from "../../kit/view/readName.ts";
import { readWhole } from "../../kit/view/readWhole.ts";
import {
  type BanditView,
  type HandGameName,
  handGameNames,
  mostRounds,
  opponentNames,
  policyNames,
} from "./banditView.ts";

/** Percents of the opponent with habits where nobody says otherwise: half of its hands are rock. */
export const habits: Readonly<Record<HandGameName, readonly number[]>> = {
  rockPaperScissors: [50, 25, 25],
  lizardSpock: [40, 15, 15, 15, 15],
};

/** What is written of a view, by name; all of it may be left out. */
export type BanditText = Readonly<Partial<Record<keyof BanditView, string | number | undefined>>>;

/** The view that these texts describe. Throws an error that says which of them is wrong. */
export function readBanditView(text: BanditText): BanditView {
  const game = readName(text.game ?? "rockPaperScissors", handGameNames, "game");
  const opponent = readName(text.opponent ?? "biased", opponentNames, "opponent");
  const shown = readShown(String(text.shown ?? ""), game);
  return {
    game,
    policy: readName(text.policy ?? "ucb1", policyNames, "policy"),
    c: readWithin(text.c ?? Math.SQRT2, 0, 3, "c"),
    epsilon: readWithin(text.epsilon ?? 0.1, 0, 1, "epsilon"),
    draw: readWithin(text.draw ?? 0.5, 0, 1, "draw"),
    opponent,
    weights: text.weights === undefined ? habits[game] : readWeights(String(text.weights), game),
    seed: readWhole(text.seed ?? 1, [0, 999_999_999], "seed"),
    rounds: opponent === "you" ? shown.length : readWhole(text.rounds ?? 0, [0, mostRounds], "rounds"),
    shown,
  };
}

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

function readWithin(text: string | number, least: number, most: number, what: string): number {
  const number = String(text).trim() === "" ? Number.NaN : Number(text);
  if (!(number >= least && number <= most))
    throw new Error(`its ${what} "${text}" is no number from ${least} to ${most}`);
  return number;
}

function readShown(text: string, game: HandGameName): number[] {
  const { hands } = handGames[game];
  const shown = [...text].map(Number);
  if (text.length > mostRounds || shown.some((hand) => !(hand < hands.length)))
    throw new Error(`"${text}" are no hands shown: digits from 0 to ${hands.length - 1}`);
  return shown;
}
