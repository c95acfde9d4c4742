import { handGames } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, type Field, oneOf, parsed, real, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { banditFacts } from "./banditFacts.ts";
import {
  type HandGameName,
  handGameNames,
  type OpponentName,
  opponentNames,
  policyNames,
} from "./benchChoices.ts";
import { habits, readWeights } from "./habits.ts";
import { regretsNow } from "./regretSeries.ts";

export const mostRounds = 10_000;

/** The hands that you have shown, as digits; nobody else shows hands that a link must name. */
const shown = (game: HandGameName, opponent: OpponentName): Field<readonly number[]> => {
  const read = (text: string): readonly number[] => {
    const { hands } = handGames[game];
    const shown = [...text].map(Number);
    if (text.length > mostRounds || shown.some((hand) => !(hand < hands.length)))
      throw new Error(`"${text}" are no hands shown: digits from 0 to ${hands.length - 1}`);
    return opponent === "you" ? shown : [];
  };
  return parsed(read, [], (shown) => (opponent === "you" ? shown.join("") : undefined));
};

/** Against you as many rounds as you have shown hands. */
const asShown = (shown: readonly number[]): Field<number> => ({
  read: () => shown.length,
  write: () => undefined,
  usual: () => shown.length,
});

const fields = {
  game: oneOf(handGameNames, "rockPaperScissors"),
  policy: oneOf(policyNames, "ucb1"),
  opponent: oneOf(opponentNames, "biased"),
  /** UCB1's constant. */
  c: real(0, 3, Math.SQRT2),
  /** How often ε-greedy tries any hand. */
  epsilon: real(0, 1, 0.1),
  /** What a draw is worth. */
  draw: real(0, 1, 0.5),
  /** Percent of each hand, of the opponent with habits. */
  weights: after(["game"], ({ game }: { game: HandGameName }) =>
    parsed<readonly number[]>(
      (text) => readWeights(text, game),
      habits[game],
      (weights) => weights.join(" "),
    ),
  ),
  seed: whole(0, 999_999_999, 1),
  shown: after(["game", "opponent"], ({ game, opponent }: { game: HandGameName; opponent: OpponentName }) =>
    shown(game, opponent),
  ),
  rounds: after(
    ["opponent", "shown"],
    ({ opponent, shown }: { opponent: OpponentName; shown: readonly number[] }) =>
      opponent === "you" ? asShown(shown) : whole(0, mostRounds, 0),
  ),
};
export type BanditFields = typeof fields;
export type BanditView = ViewOf<BanditFields>;

/** A learner that plays rock, paper, scissors as a bandit, against an opponent or against you. */
export const bandit = defineFigure({
  name: "bandit",
  fields,
  opening: { opponent: "biased", rounds: 12 },
  facts: (view) => banditFacts(view, regretsNow(view)),
  drawings: { regret: ".chart", "the hands": ".arms" },
  component: () => import("./BanditFigure.svelte"),
});
