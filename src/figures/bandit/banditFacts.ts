import { formatValue } from "../../drawing/formatValue.ts";
import type { Facts } from "../prose/registry.ts";
import { armReadings } from "./armReadings.ts";
import type { BanditView } from "./banditView.ts";
import { playView } from "./playView.ts";
import type { RegretSeries } from "./regretSeries.ts";

/**
 * What a bandit bench says of itself: rounds; wins, draws, losses; earned in all, and mean a round; bestFixed, what the
 * best hand would have earned, and regret, what it would have earned more; of each hand "pulls1", "known1", "missed1",
 * "bound1"; and "regretUcb1", "regretEpsilonGreedy", "regretThompsonSampling" over many seeds.
 */
export function banditFacts(view: BanditView, series: readonly RegretSeries[]): Facts {
  const { match, log } = playView(view);
  const count = (wanted: (reward: number, isDraw: boolean) => boolean) =>
    log.filter(({ own, other, reward }) => wanted(reward, own === other)).length.toLocaleString("en");
  const facts: Record<string, string> = {
    rounds: match.rounds.toLocaleString("en"),
    wins: count((reward, isDraw) => !isDraw && reward === 1),
    draws: count((_reward, isDraw) => isDraw),
    losses: count((reward, isDraw) => !isDraw && reward === 0),
    earned: formatValue(match.earned),
    mean: formatValue(match.earned / Math.max(1, match.rounds)),
    bestFixed: formatValue(Math.max(...match.wouldHaveEarned)),
    regret: formatValue(match.regret),
  };
  for (const [i, { pulls, known, missed }] of armReadings(view, match.arms).entries()) {
    facts[`pulls${i + 1}`] = pulls.toLocaleString("en");
    facts[`known${i + 1}`] = formatValue(known);
    facts[`missed${i + 1}`] = formatValue(missed);
    facts[`bound${i + 1}`] = formatValue(known + missed);
  }
  for (const { policy, bands } of series)
    facts[`regret${policy[0].toUpperCase()}${policy.slice(1)}`] = bands.at(-1)!.mean.toFixed(1);
  return facts;
}
