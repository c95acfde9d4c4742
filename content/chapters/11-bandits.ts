import {
  cycling,
  HandMatch,
  handGames,
  handReward,
  random,
  ucb1,
  ucb1Policy,
  ucb1RegretBound,
} from "../../src/engine/index.ts";
import { truthOf } from "../../src/figures/bandit/armReadings.ts";
import { bandit, banditFacts } from "../../src/figures/bandit/bandit.ts";
import {
  type OpponentName,
  opponentOf,
  type PolicyName,
  policyNames,
  policyOf,
} from "../../src/figures/bandit/benchChoices.ts";
import { regretRounds, regretSeeds, regretsNow } from "../../src/figures/bandit/regretSeries.ts";
import { opponentTitles, policyTitles } from "../../src/figures/bandit/words.ts";
import { fixed } from "../../src/site/formats.ts";

export const bench = { opponent: "biased", weights: "50 25 25", rounds: 3 };
export const turns = { opponent: "cycling", seed: 7, rounds: 1000 };
export const yours = { opponent: "you", shown: "" };
export const hands = handGames.rockPaperScissors.hands;

type Props = Readonly<Record<string, unknown>>;
const viewOf = (props: Props) => bandit.place(props).given;
const factsOf = (props: Props) => banditFacts(viewOf(props), []);
export const three = factsOf(bench);
export const four = factsOf({ ...bench, rounds: 4 });
export const thousand = factsOf({ ...bench, rounds: 1000 });
const truths = (props: Props): number[] => hands.map((_, hand) => truthOf(viewOf(props), hand));
export const truth = truths(bench);
export const best = hands[truth.indexOf(Math.max(...truth))];
/** What each hand loses on the average against the best. */
export const gaps = truth.map((mean) => Math.max(...truth) - mean);
export const c0 = factsOf({ ...bench, rounds: 200, c: 0 });
export const c3 = factsOf({ ...bench, rounds: 200, c: 3 });
/** Which hands were shown from the fourth round on, and whether none had earned more a round. */
const next10 = Array.from({ length: 10 }, (_, i) => {
  const [before, after] = [3 + i, 4 + i].map((rounds) => factsOf({ ...bench, rounds }));
  const hand = hands.findIndex((_, other) => before[`pulls${other + 1}`] !== after[`pulls${other + 1}`]);
  const means = hands.map((_, other) => Number(before[`known${other + 1}`]));
  return { hand: hands[hand], best: means[hand] === Math.max(...means) };
});
const alike = { ...bench, weights: "34 33 33" };
const alikeTruth = truths(alike);
export const alikeMatch = factsOf({ ...alike, rounds: 1000 });

const seriesOf = (props: Props, policy: PolicyName) => regretsNow(viewOf(props), [policy])[0];
/** What is lost on the average against the best mean, over many seeds. */
const lossOf = (props: Props, policy: PolicyName) => seriesOf(props, policy).bands.at(-1)!;
const all = regretsNow(viewOf(bench));
export const lastOf = (policy: PolicyName) => all.find((series) => series.policy === policy)!.bands.at(-1)!;
const promised = ucb1RegretBound(truth, regretRounds);
export const greedy = lossOf({ ...bench, c: 0.2 }, "ucb1");
export const kinder = lossOf({ ...bench, c: 0.5 }, "ucb1");
export const alikeSeries = seriesOf(alike, "ucb1");
const epsilons = [0.05, 0.1, 0.2].map((epsilon) => ({
  epsilon,
  ...lossOf({ ...bench, epsilon }, "epsilonGreedy"),
}));
export const stubborn = factsOf({ ...bench, policy: "epsilonGreedy", epsilon: 0, seed: 4, rounds: 1000 });

const drawish = { ...bench, weights: "45 15 40" };
export const halves = truths(drawish);
export const nothings = truths({ ...drawish, draw: 0 });
export const thorny = [1, 0.5, 0].map((draw) => truths({ ...bench, weights: "20 30 50", draw }));
export const bestOf = (means: readonly number[]) => hands[means.indexOf(Math.max(...means))];

export const lost = factsOf(turns);
export const won = factsOf({ ...turns, seed: 1 });
export const foretold = factsOf({ ...turns, opponent: "foretelling" });
export const copied = [1, 2].map((seed) => factsOf({ ...turns, opponent: "copying", seed, rounds: 100 }));

const opensWith = (seed: number) =>
  new HandMatch({ game: handGames.rockPaperScissors, policy: ucb1Policy(), draw: 0.5, seed }).play(
    cycling(handGames.rockPaperScissors),
  ).other;
/** Ten seeds for each hand with which the one who goes in turn begins. */
const seeds = hands.flatMap((_, hand) =>
  Array.from({ length: 100 }, (_, seed) => seed)
    .filter((seed) => opensWith(seed) === hand)
    .slice(0, 10),
);
export const matches = seeds.length;
/** What a policy earns a round, on the average of some seeds. */
const earns = (opponent: OpponentName, policy: PolicyName): string => {
  const view = viewOf({ ...bench, opponent, policy });
  let sum = 0;
  for (const seed of seeds) {
    const match = new HandMatch({
      game: handGames.rockPaperScissors,
      policy: policyOf(policy, view),
      draw: 0.5,
      seed,
    });
    const other = opponentOf(view);
    while (match.rounds < 1000) match.play(other);
    sum += match.earned / match.rounds;
  }
  return fixed(sum / matches, 2);
};
const opponents: readonly OpponentName[] = ["biased", "cycling", "copying", "reading", "foretelling"];
const earned = opponents.map((opponent) => ({
  opponent,
  means: policyNames.map((policy) => earns(opponent, policy)),
}));

const five = { game: "lizardSpock", opponent: "biased" };
const fiveTruth = handGames.lizardSpock.hands.map((_, hand) => truthOf(viewOf(five), hand));
export const fiveLoss = lossOf(five, "ucb1");
const heavy = handGames.lizardSpock.hands.map((hand, i) => ({
  hand,
  mean: truthOf(viewOf({ ...five, weights: "60 10 10 10 10" }), i),
}));
export const handsAt = (mean: number) => heavy.filter((one) => one.mean === mean).map(({ hand }) => hand);
const heavyMeans = heavy.map(({ mean }) => mean);

const choices = [
  { pulls: 10, earned: 5 },
  { pulls: 40, earned: 28 },
];
const bonusRatio = ucb1(0, 4, 100) / ucb1(0, 1, 100);

export const next10Hands = next10.map(({ hand }) => hand).join(", ");
export const next10Best = next10.filter((one) => one.best).length;
export const next10Others = next10.filter((one) => !one.best).length;
export const rootOfTwo = Math.SQRT2;
export const alikeBest = hands[alikeTruth.indexOf(Math.max(...alikeTruth))];
export const alikeLead = Math.max(...alikeTruth) - alikeTruth.toSorted()[1];
export const alikeSpread = Math.round(1000 * (Math.max(...alikeTruth) - Math.min(...alikeTruth)));
export const alikeLoss = alikeSeries.bands.at(-1)!.mean;
export const promisedRounds = Math.round(promised);
export const epsilonMeans = epsilons.map(({ mean }) => fixed(mean, 1));
export const epsilonValues = epsilons.map(({ epsilon }) => epsilon);
export const halvesMost = Math.max(...halves);
export const nothingsMost = Math.max(...nothings);
export const fiveMost = Math.max(...fiveTruth);
export const heavyMost = Math.max(...heavyMeans);
export const heavyLeast = Math.min(...heavyMeans);
export const earnedRows = earned.map(({ opponent, means }) => [opponentTitles[opponent], ...means]);
export const boundAnswer = ucb1Policy()(choices, random(0));
export const bonusAnswer = [1, 0.5, 0.25].indexOf(bonusRatio);
export const rockAnswer = [0, 0.5, 1].indexOf(
  hands.reduce((sum, _, other) => sum + handReward(handGames.rockPaperScissors, 0, other, 0.5), 0) /
    hands.length,
);
export const nothingsAnswer = nothings.indexOf(Math.max(...nothings));
export const logarithmAnswer = [1, 2, 1000].indexOf(Math.round(Math.log(1e6) / Math.log(1e3)));
export const policyOptions = policyNames.map((policy) => policyTitles[policy]);
export const foretoldAnswer = policyNames.findIndex(
  (policy) => factsOf({ opponent: "foretelling", policy, rounds: 100 }).earned === "0",
);
export { policyTitles, regretRounds, regretSeeds };
