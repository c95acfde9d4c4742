import { handGames, handReward, type Payoffs, type Random } from "../../../engine/index.ts";
import { expected, type Strategy } from "../../../engine/learning/matrixGame.ts";
import { RegretMatcher } from "../../../engine/learning/regretMatching.ts";
import type { Level } from "../difficulty.ts";
import { ofLevel } from "../procedures/ofLevel.ts";

/** Games against somebody who shows these actions one after the other: the reader is row, and regrets. */
export interface RegretTask {
  readonly payoffs: Payoffs;
  readonly shown: readonly number[];
}

/** One game: what was regretted before and played, what each action earned against the one that was shown, and what follows. */
export interface RegretGame {
  readonly before: readonly number[];
  readonly strategy: Strategy;
  readonly shown: number;
  readonly earned: readonly number[];
  /** What the strategy has earned on the average. */
  readonly got: number;
  readonly regrets: readonly number[];
  readonly next: Strategy;
}

/** Plays as one does who regrets, and counts against what the other has shown. */
export function playRegretting({ payoffs, shown }: RegretTask): RegretGame[] {
  const player = new RegretMatcher(payoffs.length, false, undefined);
  return shown.map((shown) => {
    const { regrets: before, strategy } = player;
    const earned = payoffs.map((row) => row[shown]);
    player.learn(earned);
    const got = expected(strategy, earned);
    return { before, strategy, shown, earned, got, regrets: player.regrets, next: player.strategy };
  });
}

const mostGames = 14;
/** What is added, in acts, where something is regretted less than nothing, and where nothing is regretted. */
const [belowZero, noRegret] = [1, 1];

/** Games that nobody has played, of a level's difficulty: the same for the same seed on every machine. */
export function freshRegrets(level: Level, seed: string): RegretTask {
  return ofLevel(level, JSON.stringify([seed, level]), (chance) => {
    const payoffs =
      level < 3 ? drawPayoffs(chance, 2) : level < 5 ? drawHands(chance) : drawPayoffs(chance, 3);
    const shown = Array.from({ length: mostGames }, () => chance.below(payoffs.length));
    const games = playRegretting({ payoffs, shown });
    // What is played should change, and be a mixture now and then.
    const first = games.findIndex(({ next }) => isMixed(next));
    if (first < 0 || first > 3) return undefined;
    const hardness = hardnessOf(games).map((sum, before) => (before < first ? Infinity : sum));
    return { hardness, of: (count) => ({ payoffs, shown: shown.slice(0, count) }) };
  });
}

/** More than one action is played, and not all alike. */
const isMixed = (strategy: Strategy): boolean => {
  const played = strategy.filter((share) => share > 0.02);
  return played.length > 1 && played.some((share) => Math.abs(share - 1 / strategy.length) > 0.02);
};

/** How hard so many games are, in acts: each number to be worked out is one. */
export function hardnessOf(games: readonly RegretGame[]): number[] {
  const actions = games[0].strategy.length;
  // What is played first, and the average at the end.
  let sum = 2 * actions;
  return games.map(({ regrets }) => {
    sum += 3 * actions;
    if (regrets.every((regret) => regret <= 0)) sum += noRegret;
    else if (regrets.some((regret) => regret < 0)) sum += belowZero;
    return sum;
  });
}

/** Whole payoffs in which no action is as good as another whatever is shown. */
function drawPayoffs(chance: Random, actions: number): Payoffs {
  for (;;) {
    const payoffs = Array.from({ length: actions }, () =>
      Array.from({ length: actions }, () => chance.below(7) - 3),
    );
    const covers = (one: number, other: number) =>
      one !== other && payoffs[one].every((value, shown) => value >= payoffs[other][shown]);
    if (!payoffs.some((_, one) => payoffs.some((_, other) => covers(one, other)))) return payoffs;
  }
}

/** Rock, paper, scissors, of which one win may count double. */
function drawHands(chance: Random): Payoffs {
  const rules = handGames.rockPaperScissors;
  const double = chance.below(4);
  return rules.hands.map((_, own) =>
    rules.hands.map((_, other) => {
      const won = 2 * handReward(rules, own, other, 0.5) - 1;
      return won * ((won > 0 ? own : other) === double ? 2 : 1) + 0;
    }),
  );
}

/** Whether these are rock, paper and scissors, of which one win may count double. */
export function areHands(payoffs: Payoffs): boolean {
  const rules = handGames.rockPaperScissors;
  return (
    payoffs.length === 3 &&
    payoffs.every((row, own) =>
      row.every((value, other) => Math.sign(value) === Math.sign(handReward(rules, own, other, 0.5) - 0.5)),
    )
  );
}
