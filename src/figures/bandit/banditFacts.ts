import { countWords, formatAmount, timesWords } from "../../drawing/formatCount.ts";
import { formatValue } from "../../drawing/formatValue.ts";
import { sumTexts } from "../../drawing/roundedSum.ts";
import { handGames } from "../../engine/index.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { armReadings } from "./armReadings.ts";
import type { BanditView } from "./bandit.ts";
import { playView } from "./playView.ts";
import { lossOf, type RegretSeries } from "./regretSeries.ts";

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
    log.filter(({ own, other, reward }) => wanted(reward, own === other)).length.toLocaleString("en");
  const loss = lossOf(view, match);
  const facts: Record<string, string> = {
    rounds: match.rounds.toLocaleString("en"),
    roundWords: countWords(match.rounds, "round"),
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
    facts[`hand${i + 1}`] = handGames[view.game].hands[i];
    facts[`pulls${i + 1}`] = pulls.toLocaleString("en");
    facts[`timeWords${i + 1}`] = timesWords(pulls);
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
