import { countWords, formatAmount } from "../../drawing/formatCount.ts";
import { formatValue } from "../../drawing/formatValue.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import type { Regretting } from "./regretting.svelte.ts";

/**
 * What a figure of regret says of itself: iterations (gameWords: "1 game"); exploitability of the averages (average) and of what is played
 * next (current), and what is guaranteed of the averages (guarantee, "∞" before anything is played); value, at
 * equilibrium; and of each action its regret, its probability next and on the average, as "rowRegret1", "columnNext3",
 * "rowAverage2".
 */
export function regretFacts({ step, now, run, equilibria }: Regretting): Facts {
  const facts: Record<string, string> = {
    iterations: step.toLocaleString("en"),
    gameWords: countWords(step, "game"),
    average: formatValue(now.exploitability),
    current: formatValue(now.currentExploitability),
    guarantee: formatValue(run.guarantee(step)),
    value: formatValue(equilibria.value),
  };
  for (const [player, name] of ["row", "column"].entries()) {
    for (const i of now.current[player].keys()) {
      facts[`${name}Regret${i + 1}`] = formatAmount(now.regrets[player][i]);
      facts[`${name}Next${i + 1}`] = formatValue(now.current[player][i]);
      facts[`${name}Average${i + 1}`] = formatValue(now.average[player][i]);
    }
  }
  return facts;
}
