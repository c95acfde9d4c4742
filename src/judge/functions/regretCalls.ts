import { type Payoffs, type Random, RegretMatchers, random, rowPayoffs } from "../../engine/index.ts";
import { RegretMatcher } from "../../engine/learning/regretMatching.ts";
import { functionMistakes } from "../../mistakes/functions/index.ts";
import type { Call, Shows } from "./call.ts";
import { type FunctionTask, knownFunctions } from "./functionTask.ts";

/** Regret matching in three functions: what is played next, what is regretted then, and what was played on the average. */
export const regretTask: FunctionTask = {
  calls: () => {
    const chance = random("regrets of the judge");
    return [
      ...strategyCalls(chance),
      ...learnCalls(chance),
      ...matchCalls().filter(({ name }) => name === "learn"),
      ...averageCalls(chance),
    ];
  },
  rights: [
    ({ name, given }) => {
      if (name === "nextStrategy") return nextStrategy(given[0] as number[]);
      if (name === "learn") return learn(...(given as [number[], number[], number[]]));
      return average(given[0] as number[][]);
    },
  ],
  known: {
    ...knownFunctions(functionMistakes.regretMatching),
    // No mistake, but another rule: chapter 13 has it, too.
    regretMatchingPlus: ({ name, given }) =>
      name === "learn"
        ? learn(...(given as [number[], number[], number[]])).map((regret) => Math.max(0, regret))
        : undefined,
  },
};

const matcher = (actions: number): RegretMatcher => new RegretMatcher(actions, false, undefined);

/** A game in which every action earns nothing changes no regrets. */
function nextStrategy(regrets: readonly number[]): readonly number[] {
  const player = matcher(regrets.length);
  player.regrets = regrets;
  player.learn(regrets.map(() => 0));
  return player.strategy;
}

function learn(
  regrets: readonly number[],
  strategy: readonly number[],
  earned: readonly number[],
): readonly number[] {
  const player = matcher(regrets.length);
  player.regrets = regrets;
  player.strategy = strategy;
  player.learn(earned);
  return player.regrets;
}

function average(strategies: readonly (readonly number[])[]): readonly number[] {
  const player = matcher(strategies[0].length);
  for (const strategy of strategies) {
    player.strategy = strategy;
    player.learn(strategy.map(() => 0));
  }
  return player.average;
}

function strategyCalls(chance: Random): Call[] {
  const small = [[1, 1], [1, 0], [0, 0], [-1, 2], [-1, -2], [0, 1, 2], [0, 0, 0], [-2, 1, 3], [5]];
  const others = Array.from({ length: 50 }, (_, number) => anyRegrets(chance, 1 + (number % 5)));
  return [
    ...small.map((regrets): Call => ({ name: "nextStrategy", given: [regrets] })),
    ...matchCalls().filter(({ name }) => name === "nextStrategy"),
    ...others.map((regrets): Call => ({ name: "nextStrategy", given: [regrets] })),
  ];
}

function learnCalls(chance: Random): Call[] {
  const small: Call[] = [
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [1, -1],
    ],
    [
      [1, -2],
      [0.5, 0.5],
      [2, 0],
    ],
    [
      [0, 1, 2],
      [1, 0, 0],
      [0, 1, -1],
    ],
  ].map((given) => ({ name: "learn", given }));
  const others = Array.from({ length: 50 }, (_, number): Call => {
    const actions = 1 + (number % 5);
    return {
      name: "learn",
      given: [anyRegrets(chance, actions), anyStrategy(chance, actions), anyRegrets(chance, actions)],
    };
  });
  return [...small, ...others];
}

function averageCalls(chance: Random): Call[] {
  const small = [
    [[1, 0]],
    [
      [1, 0],
      [0, 1],
    ],
    [
      [1, 0, 0],
      [0, 0, 1],
      [0, 0, 1],
    ],
  ];
  const others = Array.from({ length: 30 }, (_, number) => {
    const actions = 1 + (number % 4);
    return Array.from({ length: 1 + chance.below(2 + number) }, () => anyStrategy(chance, actions));
  });
  return [...small, ...others].map((strategies) => ({ name: "average", given: [strategies] }));
}

/** Whole numbers and decimals on both sides of 0, one of four of them 0. */
const anyRegrets = (chance: Random, actions: number): number[] =>
  Array.from({ length: actions }, () =>
    chance.below(4) === 0 ? 0 : chance.below(2) === 0 ? chance.below(13) - 6 : chance.below(401) / 100 - 2,
  );

/** Now and then one action alone. */
function anyStrategy(chance: Random, actions: number): number[] {
  const weights = Array.from({ length: actions }, () => chance.below(5));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight, place) => (sum > 0 ? weight / sum : Number(place === 0)));
}

const games: readonly (readonly [name: string, payoffs: Payoffs])[] = [
  [
    "rockPaperScissors",
    [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ],
  ],
  [
    "skewed",
    [
      [0, -1, 2],
      [1, 0, -1],
      [-2, 1, 0],
    ],
  ],
];
/** How the two begin, in percent as the figure has it. */
const start = { row: [100, 0, 0], column: [0, 100, 0] };

/** What row meets in its first games against another who regrets: the figure of regret shows each of them. */
function matchCalls(): Call[] {
  return games.flatMap(([name, payoffs]) => {
    const share = (percent: readonly number[]) => percent.map((part) => part / 100);
    const players = new RegretMatchers(payoffs, { start: [share(start.row), share(start.column)] });
    return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((iterations) => {
      const { current } = players.result;
      const [regrets] = players.regrets;
      players.step();
      const next = showsAfter(name, iterations);
      return [
        // Before the first game the start is played, which nobody regrets.
        ...(iterations === 0 ? [] : [{ name: "nextStrategy", given: [regrets], shows: next }]),
        {
          name: "learn",
          given: [regrets, current[0], rowPayoffs(payoffs, current[1])],
          shows: showsAfter(name, iterations + 1),
        },
      ];
    });
  });
}

const showsAfter = (payoffs: string, iterations: number): Shows => ({
  figure: "regret",
  changed: {
    payoffs,
    row: start.row.join(" "),
    column: start.column.join(" "),
    iterations: String(iterations),
  },
});
