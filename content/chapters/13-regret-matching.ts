import {
  cfr,
  columnPayoffs,
  exploitabilityOf,
  kuhnPoker,
  matrixEquilibria,
  RegretMatchers,
  rowPayoffs,
} from "../../src/engine/index.ts";
import { kuhnFacts, learnKuhn } from "../../src/figures/kuhn/kuhn.ts";

const hand = ["rock", "paper", "scissors"];
export const rps = [
  [0, -1, 1],
  [1, 0, -1],
  [-1, 1, 0],
];
const skewed = [
  [0, -1, 2],
  [1, 0, -1],
  [-2, 1, 0],
];
const even = [1 / 3, 1 / 3, 1 / 3];
const [rock, paper] = [
  [1, 0, 0],
  [0, 1, 0],
];

const best = (values: readonly number[]): number => values.indexOf(Math.max(...values));
export const mixed = { payoffs: "rockPaperScissors", row: "even", column: "50 50 0" };
export const half = [1 / 2, 1 / 2, 0];
export const againstHalf = rowPayoffs(rps, half);
export const againstEven = rowPayoffs(rps, even);

type Payoffs = readonly (readonly number[])[];
const standing = (
  payoffs: Payoffs,
  iterations: number,
  start?: readonly [readonly number[], readonly number[]],
  plus = false,
) => {
  const players = new RegretMatchers(payoffs, { plus, ...(start && { start }) });
  for (let i = 0; i < iterations; i++) players.step();
  const { result, regrets } = players;
  return { ...result, regrets, last: exploitabilityOf(payoffs, ...result.current) };
};
export const first = { payoffs: "rockPaperScissors", row: "100 0 0", column: "0 100 0", iterations: 1 };
export const begun = standing(rps, 1, [rock, paper]);
export const long = standing(rps, 10000, [rock, paper]);
export const guaranteed = (payoffs: Payoffs, iterations: number): number => {
  const all = payoffs.flat();
  return ((Math.max(...all) - Math.min(...all)) * Math.sqrt(payoffs.length)) / Math.sqrt(iterations);
};
export const lopsided = { payoffs: "skewed", iterations: 1000 };
export const bent = matrixEquilibria(skewed).row[0];
export const after = standing(skewed, 1000);
const comparison = [10, 100, 1000, 10000].map((iterations) => ({
  iterations,
  plain: standing(skewed, iterations, [rock, paper]).exploitability,
  plus: standing(skewed, iterations, [rock, paper], true).exploitability,
}));

const inProportion = (regrets: readonly number[]): number[] => {
  const wanted = regrets.map((regret) => Math.max(0, regret));
  const sum = wanted.reduce((total, regret) => total + regret, 0);
  return wanted.map((regret) => (sum > 0 ? regret / sum : 1 / wanted.length));
};

export const second = standing(rps, 2, [rock, paper]);
export const eighth = standing(rps, 8, [rock, paper]);
export const dominated = standing(
  [
    [3, 2],
    [1, 0],
  ],
  100,
);
export const fromRock = [100, 1000].map((games) => ({
  plain: standing(skewed, games, [rock, rock]).exploitability,
  plus: standing(skewed, games, [rock, rock], true).exploitability,
}));
export const gainAgainst = (row: readonly number[]): number => Math.max(...columnPayoffs(rps, row));

export const poker = { iterations: 1000, ...cfr(kuhnPoker(), { iterations: 1000 }) };
export const learned = kuhnFacts(learnKuhn(1000));
export const begins = kuhnFacts(learnKuhn(1));

export const bestAgainstRock = Math.max(...rowPayoffs(rps, rock));
export const toRock = hand[best(rowPayoffs(rps, rock))];
export const toPaper = hand[best(columnPayoffs(rps, paper))];
export const toHalf = hand[best(againstHalf)];
export const valueOfRps = matrixEquilibria(rps).value;
export const exploitedHalf = exploitabilityOf(rps, even, half);
export const bestAgainstHalf = Math.max(...rowPayoffs(rps, half));
export const gainAgainstRock = gainAgainst(rock);
export const comparisonRows = comparison.map(({ iterations, plain, plus }) => [iterations, plain, plus]);
export const cardsAndPasts = Object.keys(poker.average).length;
export const pokerValue = -1 / 18;
export const toHalves = best(rowPayoffs(rps, [1 / 2, 0, 1 / 2]));
export const rockRegret = standing(rps, 1, [[0, 0, 1], rock]).regrets[0][1];
export const shareOfThree = inProportion([3, -5, 1])[0];
export const takenAlong = best([-long.exploitability, -long.last]);
export const meanOfGains = (0.06 + 0.02) / 2;
export const tenthAnswer = [10, 100, 1000].findIndex(
  (more) => guaranteed(rps, more) <= guaranteed(rps, 1) / 10 + 1e-12,
);
