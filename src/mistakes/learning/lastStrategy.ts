import { demandWhole } from "../../engine/demand.ts";
import { exploitabilityOf, type Payoffs } from "../../engine/learning/matrixGame.ts";
import {
  RegretMatchers,
  type RegretMatchingOptions,
  type RegretMatchingResult,
} from "../../engine/learning/regretMatching.ts";

/**
 * A mistake, wrong answer: regret matching that hands out the strategies of the last iteration for the averages of all
 * of them. It is the averages that go to equilibrium; what is played next may circle for ever. On rock-paper-scissors,
 * started at rock against paper, its exploitability does not come down.
 */
export function lastStrategy(
  payoffs: Payoffs,
  { iterations = 1000, start, plus = false }: RegretMatchingOptions = {},
): RegretMatchingResult {
  demandWhole("iterations", iterations, [1, Infinity]);
  const players = new RegretMatchers(payoffs, { plus, ...(start && { start }) });
  for (let i = 0; i < iterations; i++) players.step();
  const { current } = players.result;
  return { average: current, current, exploitability: exploitabilityOf(payoffs, ...current) };
}
