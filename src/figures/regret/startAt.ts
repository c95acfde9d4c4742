import type { Start } from "./regretRun.ts";

/** So near to the middle, on average of all actions, everybody means the middle. */
const nearlyEven = 0.02;

/** The start in whole percent nearest to a strategy: those rounded off most get what is left over. */
export function startAt(strategy: readonly number[]): Start {
  const even = 1 / strategy.length;
  if (strategy.every((share) => Math.abs(share - even) < nearlyEven)) return "even";
  const percent = strategy.map((share) => Math.floor(100 * share + 1e-9));
  const left = 100 - percent.reduce((sum, part) => sum + part, 0);
  const byLoss = strategy
    .map((share, i) => ({ i, loss: 100 * share - percent[i] }))
    .sort((one, other) => other.loss - one.loss);
  for (const { i } of byLoss.slice(0, left)) percent[i]++;
  return percent;
}
