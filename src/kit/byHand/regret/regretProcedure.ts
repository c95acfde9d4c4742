import type { Strategy } from "../../../engine/learning/matrixGame.ts";
import { functionMistakes } from "../../../mistakes/functions/index.ts";
import { areNear, type Procedure } from "../procedures/procedure.ts";
import { reasonForRegret } from "./reasonForRegret.ts";
import { playRegretting, type RegretGame, type RegretTask } from "./regretGames.ts";

const regretKinds = ["strategy", "got", "regrets", "average"] as const;

/** One act of whoever regrets by hand: the shares that are played, what they have earned, the sums of regret, the average. */
export interface RegretAct {
  readonly kind: (typeof regretKinds)[number];
  readonly numbers: readonly number[];
}

/** Known mistakes, and one that is another rule. */
export type RegretMistakeName = keyof typeof functionMistakes.regretMatching | "regretMatchingPlus";

export interface RegretProcedure extends Procedure<RegretAct> {
  readonly task: RegretTask;
  readonly games: readonly RegretGame[];
}

/** What is played first; of each game what was earned, what is regretted, and what is played next; the average at the end. */
export function regretProcedure(task: RegretTask): RegretProcedure {
  const games = playRegretting(task);
  const acts: RegretAct[] = [
    { kind: "strategy", numbers: games[0].strategy },
    ...games.flatMap(({ got, regrets, next }): RegretAct[] => [
      { kind: "got", numbers: [got] },
      { kind: "regrets", numbers: regrets },
      { kind: "strategy", numbers: next },
    ]),
    { kind: "average", numbers: averageOf(games) },
  ];
  return {
    task,
    games,
    acts,
    write: ({ kind, numbers }) => [kind, ...numbers].join(" "),
    read: (text) => readRegretAct(text, games[0].strategy.length),
    isRight: (place, act) => act.kind === acts[place].kind && areNear(act.numbers, acts[place].numbers),
    reason: (place, act) => reasonForRegret(games, place, act, acts[place]),
    like: (place, act) => likeWhichRegret(games, place, act, acts[place]),
  };
}

function averageOf(games: readonly RegretGame[]): number[] {
  return games[0].strategy.map(
    (_, action) => games.reduce((sum, { strategy }) => sum + strategy[action], 0) / games.length,
  );
}

function readRegretAct(text: string, actions: number): RegretAct | undefined {
  const [first, ...rest] = text.split(" ");
  const kind = regretKinds.find((kind) => kind === first);
  const numbers = rest.map(Number);
  const wanted = kind === "got" ? 1 : actions;
  return kind && numbers.length === wanted && numbers.every(Number.isFinite) ? { kind, numbers } : undefined;
}

/** The game that is over when an act is done; -1 before the first. */
export const gameBefore = (place: number): number => Math.ceil(place / 3) - 1;

interface Wrong {
  readonly nextStrategy?: (regrets: readonly number[]) => readonly number[];
  readonly learn?: (
    regrets: readonly number[],
    strategy: Strategy,
    earned: readonly number[],
  ) => readonly number[];
  readonly average?: (strategies: readonly Strategy[]) => readonly number[];
}

const others: Readonly<Record<string, () => Wrong>> = {
  ...functionMistakes.regretMatching,
  regretMatchingPlus: () => ({
    learn: (regrets, strategy, earned) => {
      const got = strategy.reduce((sum, share, action) => sum + share * earned[action], 0);
      return regrets.map((regret, action) => Math.max(0, regret + earned[action] - got));
    },
  }),
};

/** The mistakes in regret matching that would say these numbers. */
function likeWhichRegret(
  games: readonly RegretGame[],
  place: number,
  { kind, numbers }: RegretAct,
  right: RegretAct,
): RegretMistakeName[] {
  if (kind !== right.kind) return [];
  return (Object.keys(others) as RegretMistakeName[]).filter((name) => {
    const said = whatSays(others[name](), games, place, kind);
    return said !== undefined && areNear(said, numbers);
  });
}

function whatSays(
  wrong: Wrong,
  games: readonly RegretGame[],
  place: number,
  kind: RegretAct["kind"],
): readonly number[] | undefined {
  const game = games[gameBefore(place)];
  const regrets = game?.regrets ?? games[0].before;
  // Who divides nothing by nothing plays nothing.
  if (kind === "strategy") return wrong.nextStrategy?.(regrets).map((share) => share || 0);
  if (kind === "regrets") return wrong.learn?.(game.before, game.strategy, game.earned);
  return kind === "average" ? wrong.average?.(games.map(({ strategy }) => strategy)) : undefined;
}
