import {
  type Arm,
  biased,
  HandMatch,
  handGames,
  meanOf,
  type Random,
  random,
  ucb1,
  ucb1Policy,
} from "../../engine/index.ts";
import { functionMistakes } from "../../mistakes/functions/index.ts";
import type { Call } from "./call.ts";
import { type FunctionTask, knownFunctions } from "./functionTask.ts";

const usualC = Math.SQRT2;
/** What c is in turn: mostly the usual one. */
const cs = [usualC, usualC, 1, 0.5, 2, 0];

/** UCB1 in two functions: the bound of an arm, and the arm that is pulled. */
export const banditTask: FunctionTask = {
  calls: () => [...boundCalls(), ...chooseCalls()],
  rights: [
    ({ name, given }) => {
      if (name === "ucb1") return ucb1(...(given as [number, number, number, number]));
      const [arms, c] = given as unknown as [Arm[], number];
      return ucb1Policy(c)(arms, random(""));
    },
  ],
  known: knownFunctions(
    Object.fromEntries(
      Object.entries(functionMistakes.ucb1).map(([name, wrong]) => [name, () => whole(wrong())]),
    ),
  ),
};

type Bound = (mean: number, pulls: number, total: number, c: number) => number;

/** Who works out a wrong bound chooses by it. */
function whole(wrong: object): object {
  const { ucb1: bound } = wrong as { readonly ucb1?: Bound };
  if (bound === undefined) return wrong;
  const choose = (arms: readonly Arm[], c: number): number => {
    const total = arms.reduce((sum, { pulls }) => sum + pulls, 0);
    let [best, greatest] = [0, -Infinity];
    for (const [place, arm] of arms.entries()) {
      const promised = bound(meanOf(arm), arm.pulls, total, c);
      if (promised > greatest) [best, greatest] = [place, promised];
    }
    return best;
  };
  return { choose, ...wrong };
}

/** Few pulls first. Of no pulls at all, and of one, the logarithm is no help. */
function boundCalls(): Call[] {
  const chance = random("arms of the judge");
  const first = [
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, 3],
    [1, 1, 1],
    [0.5, 1, 3],
    [0.5, 2, 3],
  ].map((counts) => [...counts, usualC]);
  const others = Array.from({ length: 60 }, (_, number) => {
    const pulls = chance.below(2 + number);
    const mean = pulls === 0 ? 0 : chance.below(2 * pulls + 1) / (2 * pulls);
    return [mean, pulls, pulls + chance.below(3 + 3 * number), cs[number % cs.length]];
  });
  return [...first, ...others].map((given) => ({ name: "ucb1", given }));
}

/** Arms that a match of rock, paper, scissors has left, as the figure of bandits shows them; then any arms. */
function chooseCalls(): Call[] {
  const chance = random("matches of the judge");
  const matches = [3, 4, 5, 6, 8, 12, 30, 100].flatMap((rounds) =>
    [1, 2, 3, 4].map((seed) => matchCall(rounds, seed, cs[(rounds + seed) % cs.length])),
  );
  const given = Array.from({ length: 60 }, (_, number) => ({
    arms: anyArms(chance, 1 + chance.below(2 + (number % 5)), number),
    c: cs[number % cs.length],
  }));
  const others = given.map(({ arms, c }): Call => ({ name: "choose", given: [arms.map(plain), c] }));
  return [...matches, ...others].filter(isClear);
}

function matchCall(rounds: number, seed: number, c: number): Call {
  const match = new HandMatch({ game: handGames.rockPaperScissors, policy: ucb1Policy(c), draw: 0.5, seed });
  while (match.rounds < rounds) match.play(biased([50, 25, 25]));
  return {
    name: "choose",
    given: [match.arms.map(plain), c],
    shows: {
      figure: "bandit",
      changed: {
        opponent: "biased",
        rounds: String(rounds),
        seed: String(seed),
        weights: "50 25 25",
        ...(c !== usualC && { c: String(c) }),
      },
    },
  };
}

/** Now and then one was never pulled, and two are alike. */
function anyArms(chance: Random, count: number, number: number): Arm[] {
  const arms = Array.from({ length: count }, () => {
    const pulls = chance.below(4) === 0 && number % 3 > 0 ? 0 : 1 + chance.below(2 + number);
    return { pulls, earned: chance.below(4 * pulls + 1) / 4 };
  });
  return chance.below(4) === 0 ? [...arms, arms[0], arms[0]] : arms;
}

const plain = ({ pulls, earned }: Arm) => ({ pulls, earned });

/** Bounds that are not equal lie further apart than another order of adding could bring them. */
function isClear({ given }: Call): boolean {
  const [arms, c] = given as unknown as [Arm[], number];
  const total = arms.reduce((sum, { pulls }) => sum + pulls, 0);
  const bounds = arms.map((arm) => ucb1(meanOf(arm), arm.pulls, total, c));
  const areAlike = (one: Arm, other: Arm) => one.pulls === other.pulls && one.earned === other.earned;
  return bounds.every((one, i) =>
    bounds.every((other, j) => areAlike(arms[i], arms[j]) || !(Math.abs(one - other) < 1e-6)),
  );
}
