import { describe, expect, it } from "vitest";
import type { Arm } from "../../../../src/engine/index.ts";
import {
  type BanditAct,
  banditProcedure,
  likeWhichBandit,
  writeBanditAct,
} from "../../../../src/kit/byHand/bandit/banditProcedure.ts";
import {
  freshBandit,
  hardnessOf,
  knownArms,
  pullArms,
} from "../../../../src/kit/byHand/bandit/pulledArms.ts";
import { difficultyAt, levels, spread } from "../../../../src/kit/byHand/difficulty.ts";
import type { functionMistakes } from "../../../../src/mistakes/functions/index.ts";

const tasks = Array.from({ length: 1000 }, (_, seed) => freshBandit(levels[seed % 6], String(seed)));

/** UCB1 written once more, for people. What a pull has paid it is told. */
function player(count: number, rewards: readonly number[]): string[] {
  const counts = Array.from({ length: count }, () => ({ n: 0, sum: 0 }));
  const acts: string[] = [];
  rewards.forEach((reward, all) => {
    const promise = ({ n, sum }: { n: number; sum: number }) =>
      n === 0 ? Infinity : sum / n + Math.sqrt((2 * Math.log(all)) / n);
    let arm = 0;
    counts.forEach((one, place) => {
      if (promise(one) > promise(counts[arm])) arm = place;
    });
    counts[arm].n++;
    counts[arm].sum += reward;
    acts.push(`pull ${arm}`, `count ${arm} ${counts[arm].n} ${counts[arm].sum}`);
  });
  return acts;
}

/** What the mistakes pull, in words of their own. */
const wrongArm: Readonly<Record<keyof typeof functionMistakes.ucb1, (arms: readonly Arm[]) => number>> = {
  greatestMean: (arms) => {
    const means = arms.map(({ pulls, earned }) => (pulls === 0 ? 0 : earned / pulls));
    return means.indexOf(Math.max(...means));
  },
  ownLogarithm: (arms) => {
    const bounds = arms.map(({ pulls, earned }) =>
      pulls === 0 ? Infinity : earned / pulls + Math.sqrt((2 * Math.log(pulls)) / pulls),
    );
    return bounds.indexOf(Math.max(...bounds));
  },
  // The first arm before anything is known, and again while the others are 0/0: of one pull the logarithm is 0.
  untriedArm: (arms) => {
    const all = arms.reduce((sum, { pulls }) => sum + pulls, 0);
    if (all < 2) return 0;
    const bounds = arms.map(({ pulls, earned }) =>
      pulls === 0 ? Number.NaN : earned / pulls + Math.sqrt((2 * Math.log(all)) / pulls),
    );
    return bounds.reduce((best, bound, place) => (bound > bounds[best] ? place : best), 0);
  },
};

describe("UCB1 by hand", () => {
  it("is what whoever programs it anew would do, on a thousand bandits", () => {
    for (const task of tasks) {
      const { acts, pulls, isRight, write, read } = banditProcedure(task);
      const right = player(
        task.means.length,
        pulls.map(({ reward }) => reward),
      );
      expect(acts.map(write)).toEqual(right);
      expect(right.every((text, place) => isRight(place, read(text)!))).toBe(true);
    }
  });

  it.each(Object.keys(wrongArm) as (keyof typeof wrongArm)[])("tells the mistake %s", (name) => {
    let seen = 0;
    for (const task of tasks.slice(0, 60)) {
      const { acts, pulls, isRight, like, reason } = banditProcedure(task);
      const place = pulls.findIndex(({ before, arm }) => wrongArm[name](before) !== arm);
      if (place < 0) continue;
      const act: BanditAct = { kind: "pull", arm: wrongArm[name](pulls[place].before) };
      expect(isRight(2 * place, act)).toBe(false);
      expect(like(2 * place, act), `${task.means} ${task.seed} ${place}`).toContain(name);
      expect(reason(2 * place, act)).not.toBe(reason(2 * place + 1, acts[2 * place + 1]));
      seen++;
    }
    expect(seen).toBeGreaterThan(3);
  });

  it("names no mistake that does another thing", () => {
    const arms = [
      { pulls: 2, earned: 2 },
      { pulls: 4, earned: 3 },
      { pulls: 1, earned: 0 },
    ];
    expect(likeWhichBandit(arms, 0)).toContain("greatestMean");
    expect(likeWhichBandit(arms, 1)).not.toContain("greatestMean");
    const untried = [0, 1, 2].map(() => ({ pulls: 0, earned: 0 }));
    expect(likeWhichBandit(untried, 0)).toContain("ownLogarithm");
    expect(likeWhichBandit(untried, 2)).toEqual([]);
  });

  it("has a reason of its own for each wrong count", () => {
    const { acts, pulls, reason } = banditProcedure({ means: [0.9, 0.5, 0.3], seed: 4, pulls: 20 });
    const at = pulls.findLastIndex(({ arm, before, reward }) => reward === 1 && before[arm].earned > 1);
    const place = 2 * at + 1;
    const right = acts[place] as Extract<BanditAct, { kind: "count" }>;
    const before = pulls[at].before[right.arm];
    const wrong = [
      { pulls: before.pulls },
      { pulls: at + 1 },
      { pulls: 40 },
      { earned: 1 },
      { earned: before.earned },
      { earned: right.earned / right.pulls },
      { earned: 30 },
    ].map((change) => reason(place, { ...right, ...change }));
    expect(new Set(wrong).size).toBe(wrong.length);
  });

  it("differs little in difficulty among bandits of one level, and never hangs on a hair", () => {
    for (const [seed, task] of tasks.entries()) {
      const wanted = difficultyAt(levels[seed % 6]);
      const all = pullArms(task);
      const off = Math.abs(hardnessOf(all)[task.pulls - 1] - wanted) / wanted;
      expect(off, JSON.stringify(task)).toBeLessThanOrEqual(spread);
      for (const { before } of all) {
        const bounds = before.map(({ pulls, earned }) => `${pulls} ${earned}`);
        const [first, second] = knownArms(before)
          .filter(({ pulls }, place) => pulls > 0 && bounds.indexOf(bounds[place]) === place)
          .map(({ bound }) => bound)
          .sort((one, other) => other - one);
        if (second !== undefined) expect(first - second).toBeGreaterThan(0.02);
      }
    }
    // Three arms that were never pulled, and then three bounds to be compared.
    expect(hardnessOf(pullArms({ means: [0.9, 0.5, 0.1], seed: 1, pulls: 4 }))).toEqual([2, 4, 6, 10]);
    expect(new Set(tasks.map(({ seed }) => seed)).size).toBeGreaterThan(900);
    expect(tasks[7]).toEqual(freshBandit(levels[1], "7"));
  });

  it("reads back what it writes, and nothing else", () => {
    const { read } = banditProcedure(tasks[0]);
    for (const text of ["pull 1", "count 1 2 1.5"]) expect(writeBanditAct(read(text)!)).toBe(text);
    for (const text of ["", "pull", "pull 3", "pull x", "count 1 2", "count 1 2 x", "go 1"])
      expect(read(text), text).toBeUndefined();
  });
});
