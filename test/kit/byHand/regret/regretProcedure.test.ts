import { describe, expect, it } from "vitest";
import { difficultyAt, levels, spread } from "../../../../src/kit/byHand/difficulty.ts";
import { freshRegrets, hardnessOf } from "../../../../src/kit/byHand/regret/regretGames.ts";
import {
  gameBefore,
  type RegretAct,
  type RegretMistakeName,
  regretProcedure,
} from "../../../../src/kit/byHand/regret/regretProcedure.ts";

const tasks = Array.from({ length: 1000 }, (_, seed) => freshRegrets(levels[seed % 6], String(seed)));
const round = (number: number) => Math.round(number * 100) / 100;

/** Regret matching written once more, for people, who round to two decimals what they say, and not what they go on with. */
function player(payoffs: readonly (readonly number[])[], shown: readonly number[]): RegretAct[] {
  const acts: RegretAct[] = [];
  const say = (kind: RegretAct["kind"], numbers: readonly number[]) =>
    acts.push({ kind, numbers: numbers.map(round) });
  const regrets = payoffs.map(() => 0);
  const played = payoffs.map(() => 0);
  const mixture = () => {
    const wanted = regrets.map((regret) => (regret > 0 ? regret : 0));
    const all = wanted.reduce((sum, one) => sum + one);
    return wanted.map((one) => (all === 0 ? 1 / wanted.length : one / all));
  };
  let plays = mixture();
  say("strategy", plays);
  for (const column of shown) {
    let earned = 0;
    plays.forEach((share, row) => {
      earned += share * payoffs[row][column];
      played[row] += share / shown.length;
    });
    say("got", [earned]);
    payoffs.forEach((row, action) => {
      regrets[action] += row[column] - earned;
    });
    say("regrets", regrets);
    plays = mixture();
    say("strategy", plays);
  }
  say("average", played);
  return acts;
}

type Told = {
  before: readonly number[];
  plays: readonly number[];
  earned: readonly number[];
  all: readonly (readonly number[])[];
};
/** What the mistakes say where they are wrong, in words of their own. */
const wrongs: Readonly<Record<RegretMistakeName, readonly [RegretAct["kind"], (told: Told) => number[]]>> = {
  negativeShares: [
    "strategy",
    ({ before }) => {
      const sum = before.reduce((sum, one) => sum + one);
      return before.map((one) => (sum > 0 ? one / sum : 1 / before.length));
    },
  ],
  nothingRegretted: [
    "strategy",
    ({ before }) => {
      const wanted = before.map((one) => Math.max(0, one));
      const sum = wanted.reduce((sum, one) => sum + one);
      return wanted.map((one) => (sum === 0 ? 0 : one / sum));
    },
  ],
  greatestRegret: ["strategy", ({ before }) => before.map((one) => Number(one === Math.max(...before)))],
  earnedAlone: ["regrets", ({ before, earned }) => before.map((one, action) => one + earned[action])],
  lastGameAlone: [
    "regrets",
    ({ plays, earned }) =>
      earned.map((one) => one - plays.reduce((sum, share, i) => sum + share * earned[i], 0)),
  ],
  regretMatchingPlus: [
    "regrets",
    ({ before, plays, earned }) => {
      const got = plays.reduce((sum, share, i) => sum + share * earned[i], 0);
      return before.map((one, i) => Math.max(0, one + earned[i] - got));
    },
  ],
  lastStrategyPlayed: ["average", ({ all }) => [...all[all.length - 1]]],
};

describe("Regret matching by hand", () => {
  it("is never told to be wrong where somebody programs it anew and rounds, in a thousand matches", () => {
    for (const task of tasks) {
      const { acts, isRight } = regretProcedure(task);
      const said = player(task.payoffs, task.shown);
      expect(said.map(({ kind }) => kind)).toEqual(acts.map(({ kind }) => kind));
      const wrong = said.findIndex((act, place) => !isRight(place, act));
      expect(wrong < 0 ? "" : JSON.stringify([task, wrong, said[wrong], acts[wrong]])).toBe("");
    }
  });

  it.each(Object.keys(wrongs) as RegretMistakeName[])("tells the mistake %s", (name) => {
    const [kind, says] = wrongs[name];
    let seen = 0;
    for (const task of tasks.slice(0, 60)) {
      const { acts, games, isRight, like, reason } = regretProcedure(task);
      const all = games.map(({ strategy }) => strategy);
      for (const [place, right] of acts.entries()) {
        if (right.kind !== kind) continue;
        const game = games[gameBefore(place)];
        const before = kind === "regrets" ? game.before : (game?.regrets ?? games[0].before);
        const numbers = says({ before, plays: game?.strategy ?? [], earned: game?.earned ?? [], all });
        const act = { kind, numbers };
        if (isRight(place, act)) continue;
        expect(like(place, act), JSON.stringify([task, place, act])).toContain(name);
        expect(reason(place, act).length).toBeGreaterThan(20);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(3);
  });

  it("has a reason of its own for each way to go wrong", () => {
    const { acts, games, reason } = regretProcedure({
      payoffs: [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      shown: [1, 1, 0],
    });
    const said = (place: number, ...numbers: number[]) => reason(place, { kind: acts[place].kind, numbers });
    // After scissors have won by chance: regrets 0, 0, 0 → −1, 0, 1.
    expect(games[0].regrets).toEqual([-1, 0, 1]);
    const strategies = [
      said(3, -1, 0, 2),
      said(3, 0, 0, 0),
      said(3, 0, 0.5, 0.6),
      said(3, 0, 0.5, 0.5),
      said(0, 0.5, 0.5, 0),
    ];
    expect(new Set(strategies).size).toBe(strategies.length);
    // All alike are played, so none of them most.
    expect(said(1, 0.5)).toBe(said(1, -1));
    const earned = [said(4, -1), said(4, 0), said(4, 3)];
    expect(new Set(earned).size).toBe(earned.length);
    const regrets = [
      said(5, -1, 0, 1),
      said(5, 1, 1, 1),
      said(5, 0, 0, 1),
      said(5, -2, 0, 2),
      said(5, -2, -1, 0),
      said(5, 9, 9, 9),
      said(5, ...games[1].regrets.map((one, action) => (action === 0 ? one : 9))),
    ];
    expect(new Set(regrets).size).toBe(regrets.length);
    const last = acts.length - 1;
    const averages = [
      said(last, ...games[2].strategy),
      said(last, ...games[2].next),
      said(last, ...acts[last].numbers.map((share) => 3 * share)),
      said(last, 1, 0, 0),
      said(last, 1, 1, 1),
    ];
    expect(new Set(averages).size).toBe(averages.length);
  });

  it("differs little in difficulty among matches of one level", () => {
    for (const [seed, task] of tasks.entries()) {
      const wanted = difficultyAt(levels[seed % 6]);
      const { games, read, write, acts } = regretProcedure(task);
      expect(
        Math.abs(hardnessOf(games)[games.length - 1] - wanted) / wanted,
        String(seed),
      ).toBeLessThanOrEqual(spread);
      if (seed < 20) expect(acts.map((act) => read(write(act)))).toEqual(acts);
    }
    expect(tasks[7]).toEqual(freshRegrets(levels[1], "7"));
    // Twice two shares, for the first strategy and the average; three times two numbers a game; and one regret below 0.
    const few = regretProcedure({
      payoffs: [
        [1, -1],
        [-2, 1],
      ],
      shown: [0, 1],
    });
    expect(hardnessOf(few.games)).toEqual([11, 17]);
    const { read } = regretProcedure(tasks[0]);
    for (const text of ["", "got", "got x", "strategy 1", "strategy 1 x", "regrets 1 2 3 4", "go 1"])
      expect(read(text), text).toBeUndefined();
  });
});
