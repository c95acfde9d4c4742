import { describe, expect, it } from "vitest";
import { parseTree, random, type Tree } from "../../../../src/engine/index.ts";
import { difficultyAt, levels, spread } from "../../../../src/kit/byHand/difficulty.ts";
import { freshSample, hardnessOf } from "../../../../src/kit/byHand/sampling/freshSample.ts";
import { knownAt } from "../../../../src/kit/byHand/sampling/reasonForSample.ts";
import {
  pathOf,
  readSampleAct,
  type SampleAct,
  sampleByHand,
  writeSampleAct,
} from "../../../../src/kit/byHand/sampling/sampleActs.ts";
import { samplingProcedure } from "../../../../src/kit/byHand/sampling/samplingProcedure.ts";
import { another, firstAdded, nodeName } from "../../../../src/kit/byHand/sampling/words.ts";
import { samplingMistakes } from "../../../../src/mistakes/index.ts";

/** UCT written once more, for people. Which child is added, and how a game ends, it is told: those are chance's. */
function player(
  tree: Tree,
  chances: readonly { readonly child: string; readonly outcome: number }[],
): SampleAct[] {
  const acts: SampleAct[] = [];
  const known = new Map([["", { visits: 0, earned: 0, children: [] as string[] }]]);
  const movesAt = (path: string): number => {
    const at =
      path === "" ? tree : path.split(".").reduce<Tree>((node, move) => (node as Tree[])[Number(move)], tree);
    return typeof at === "number" ? 0 : at.length;
  };
  const worth = (path: string, above: number) => {
    const { visits, earned } = known.get(path)!;
    return earned / visits + Math.SQRT2 * Math.sqrt(Math.log(above) / visits);
  };
  for (const { child, outcome } of chances) {
    let at = "";
    while (movesAt(at) > 0 && known.get(at)!.children.length === movesAt(at)) {
      const { children, visits } = known.get(at)!;
      at = children.reduce((best, one) => (worth(one, visits) > worth(best, visits) ? one : best));
      acts.push({ kind: "select", node: at });
    }
    if (movesAt(at) > 0) {
      acts.push({ kind: "grow", node: at });
      known.get(at)!.children.push(child);
      known.set(child, { visits: 0, earned: 0, children: [] });
      at = child;
    }
    for (let up: string | undefined = at; up !== undefined; ) {
      const plies = up === "" ? 0 : up.split(".").length;
      // Into a node one ply down MAX has moved, two plies down MIN; the root counts for MAX, who is to move.
      const reward = plies === 0 || plies % 2 === 1 ? outcome : 1 - outcome;
      acts.push({ kind: "credit", node: up, reward });
      const one = known.get(up)!;
      one.visits++;
      one.earned += reward;
      up = up === "" ? undefined : up.split(".").slice(0, -1).join(".");
    }
  }
  return acts;
}

const tasks = Array.from({ length: 1000 }, (_, seed) => freshSample(levels[seed % 6], String(seed)));

describe("sampling by hand", () => {
  it("is what whoever programs UCT anew would do, on a thousand trees", () => {
    for (const task of tasks) {
      const { trace, acts } = sampleByHand(task);
      const chances: { child: string; outcome: number }[] = [];
      let child = "";
      for (let step = 1; step <= trace.length; step++) {
        const event = trace.event(step);
        if (event.phase === "expand") child = pathOf(trace, event.node);
        if (event.phase === "rollout") chances.push({ child, outcome: event.outcome });
      }
      const right = player(parseTree(task.tree), chances);
      expect(
        acts.map(({ act }) => writeSampleAct(act)),
        task.tree,
      ).toEqual(right.map(writeSampleAct));
    }
  });

  it.each(Object.keys(samplingMistakes) as (keyof typeof samplingMistakes)[])(
    "tells the mistake %s",
    (name) => {
      let seen = 0;
      for (const task of tasks.slice(0, 60)) {
        const right = sampleByHand(task);
        let wrong: ReturnType<typeof sampleByHand>;
        try {
          wrong = sampleByHand(task, samplingMistakes[name].Sampler);
        } catch {
          continue;
        }
        const place = wrong.acts.findIndex(
          ({ act }, at) =>
            right.acts[at] === undefined || writeSampleAct(act) !== writeSampleAct(right.acts[at].act),
        );
        if (place < 0 || right.acts[place] === undefined) continue;
        seen++;
        const { act } = wrong.acts[place];
        const { isRight, like, reason } = samplingProcedure(task);
        expect(isRight(place, act)).toBe(false);
        expect(like(place, act)).toContain(name);
        expect(reason(place, act)).not.toBe(another);
      }
      expect(seen).toBeGreaterThan(0);
    },
  );

  it("knows at each step what a node has earned, and what it may be worth", () => {
    const run = sampleByHand({ tree: "[[1,0],0.5]", seed: 3, iterations: 6 });
    const known = knownAt(run, run.trace.length);
    const [root, ...others] = known;
    expect(root).toMatchObject({ path: "", visits: 6, bound: undefined });
    const first = others.filter(({ path }) => !path.includes("."));
    expect(first.reduce((sum, { visits }) => sum + visits, 0)).toBe(6);
    for (const { visits, mean, bound } of first) {
      expect(bound).toBeCloseTo(mean + Math.sqrt((2 * Math.log(6)) / visits), 12);
    }
  });

  it("says of a child that is as good as the right one that another was added first", () => {
    const told = tasks.slice(0, 60).flatMap((task) => {
      const { run, acts, reason } = samplingProcedure(task);
      return acts.flatMap((right, place) => {
        if (right.kind !== "select") return [];
        const known = knownAt(run, run.acts[place].before);
        const above = right.node.split(".").slice(0, -1).join(".");
        const bound = known.find(({ path }) => path === right.node)!.bound!;
        const sisters = known.filter(
          ({ path }) =>
            path !== "" && path !== right.node && path.split(".").slice(0, -1).join(".") === above,
        );
        return sisters.map(
          (sister) =>
            [
              sister.bound === bound,
              reason(place, { kind: "select", node: sister.path }),
              firstAdded(nodeName(sister.path)),
            ] as const,
        );
      });
    });
    const alike = told.filter(([isAlike]) => isAlike);
    expect(alike.length).toBeGreaterThan(10);
    for (const [isAlike, said, first] of told) expect(said === first, said).toBe(isAlike);
  });

  it("differs little in difficulty among trees of one level", () => {
    for (const [seed, task] of tasks.slice(0, 120).entries()) {
      const wanted = difficultyAt(levels[seed % 6]);
      const hardness = hardnessOf(sampleByHand(task)).at(-1)!;
      expect(Math.abs(hardness - wanted) / wanted, JSON.stringify(task)).toBeLessThanOrEqual(spread);
    }
    // Two children are added, and each time two rewards told; then there are two to go down to.
    expect(hardnessOf(sampleByHand({ tree: "[1,0]", seed: 1, iterations: 3 }))).toEqual([3, 6, 10]);
  });

  it("reads back what it writes, and nothing else", () => {
    for (const { act } of sampleByHand(tasks[5]).acts)
      expect(readSampleAct(writeSampleAct(act))).toEqual(act);
    for (const text of [
      "",
      "select",
      "select x",
      "grow 0.1 2",
      "credit 0.1",
      "credit 0.1 x",
      "credit 0.1 1 1",
      "pull 1",
    ])
      expect(readSampleAct(text), text).toBeUndefined();
  });

  it("gives the same tree for the same seed, and others for others", () => {
    expect(freshSample(2, "a")).toEqual(freshSample(2, "a"));
    expect(new Set(tasks.map(({ tree, seed }) => tree + seed)).size).toBe(tasks.length);
    expect(random("a").next()).toBe(random("a").next());
  });
});
