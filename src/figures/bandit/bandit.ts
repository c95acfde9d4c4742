import { formatAmount, formatCount, formatValue } from "../../drawing/formatValue.ts";
import { sumTexts } from "../../drawing/roundedSum.ts";
import { handGames } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, type Field, oneOf, parsed, real, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { armReadings } from "./armReadings.ts";
import {
  type HandGameName,
  habits,
  handGameNames,
  type OpponentName,
  opponentNames,
  policyNames,
  readWeights,
} from "./benchChoices.ts";
import { lossOf, playView, type RegretSeries, regretsNow } from "./regretSeries.ts";
import * as words from "./words.ts";

export const mostRounds = 10_000;

/** The hands that you have shown, as digits; nobody else shows hands that a link must name. */
const shown = (game: HandGameName, opponent: OpponentName): Field<readonly number[]> => {
  const read = (text: string): readonly number[] => {
    const { hands } = handGames[game];
    const shown = [...text].map(Number);
    if (text.length > mostRounds || shown.some((hand) => !(hand < hands.length)))
      throw new Error(words.noHands(text, hands.length));
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
  steps: ["rounds"],
  opening: { opponent: "biased", rounds: 12 },
  facts: (view) => banditFacts(view, regretsNow(view)),
  drawings: { regret: [words.regretDrawing, ".chart"], hands: [words.theHands, ".arms"] },
  component: () => import("./BanditFigure.svelte"),
});

/**
 * What a bandit bench says of itself: rounds ("roundWords": "1 round"); wins, draws, losses; earned in all, and mean a
 * round; bestFixed, what the best hand would have earned against the same hands, and regret, what it would have earned
 * more; loss, what is lost on the average against the hand of the best mean, "–" where hands have none; of each hand its
 * name ("hand1"), "pulls1" ("timeWords1": "once"), "known1", "missed1", "bound1"; and over many seeds the mean regret in
 * hindsight, "regretUcb1", "regretEpsilonGreedy", "regretThompsonSampling", and the mean loss, "lossUcb1" and so on, with
 * "lossUcb1Low" and "lossUcb1High", where eight of ten matches lie.
 */
export function banditFacts(view: BanditView, series: readonly RegretSeries[]): Facts {
  const { match, log } = playView(view);
  const count = (wanted: (reward: number, isDraw: boolean) => boolean) =>
    formatCount(log.filter(({ own, other, reward }) => wanted(reward, own === other)).length);
  const loss = lossOf(view, match);
  const facts: Record<string, string> = {
    rounds: formatCount(match.rounds),
    roundWords: words.inRounds(match.rounds),
    wins: count((reward, isDraw) => !isDraw && reward === 1),
    draws: count((_reward, isDraw) => isDraw),
    losses: count((reward, isDraw) => !isDraw && reward === 0),
    earned: formatAmount(match.earned),
    mean: match.rounds === 0 ? "–" : formatValue(match.earned / match.rounds),
    bestFixed: formatAmount(Math.max(...match.wouldHaveEarned)),
    regret: formatAmount(match.regret),
    loss: loss === undefined ? "–" : formatAmount(loss),
  };
  for (const [i, { pulls, known, missed }] of armReadings(view, match.arms).entries()) {
    const [mean, bonus, bound] = sumTexts(known, missed, 3);
    facts[`hand${i + 1}`] = words.handName(handGames[view.game].hands[i]);
    facts[`pulls${i + 1}`] = formatCount(pulls);
    facts[`timeWords${i + 1}`] = words.howOften(pulls);
    facts[`known${i + 1}`] = pulls === 0 && view.policy !== "thompsonSampling" ? "–" : mean;
    facts[`missed${i + 1}`] = bonus;
    facts[`bound${i + 1}`] = bound;
  }
  const isHabitual = loss !== undefined;
  for (const { policy, bands, hindsight } of series) {
    const name = `${policy[0].toUpperCase()}${policy.slice(1)}`;
    const { mean, low, high } = bands.at(-1)!;
    facts[`regret${name}`] = hindsight.mean.toFixed(1);
    facts[`loss${name}`] = isHabitual ? mean.toFixed(1) : "–";
    facts[`loss${name}Low`] = isHabitual ? low.toFixed(1) : "–";
    facts[`loss${name}High`] = isHabitual ? high.toFixed(1) : "–";
  }
  return facts;
}
