import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sumTexts } from "../../../src/drawing/roundedSum.ts";
import { mcts, mostIterations } from "../../../src/figures/mcts/mcts.ts";
import {
  earnedAt,
  moveTallies,
  placesApart,
  sharesOverTime,
  worthOf,
} from "../../../src/figures/mcts/moveTallies.ts";
import { samplerNames } from "../../../src/figures/mcts/samplers.ts";
import { Sampling } from "../../../src/figures/mcts/sampling.svelte.ts";
import { runSampling } from "../../../src/figures/mcts/samplingRun.ts";
import { shownTree } from "../../../src/figures/mcts/shownTree.ts";
import { saySampling } from "../../../src/figures/mcts/stepWords.ts";
import { isOver } from "../../../src/figures/mcts/words.ts";
import { plainly } from "../../../src/kit/narration/words.ts";

const { over, read, write } = mcts;
const viewOf = (said: Readonly<Record<string, unknown>>) => mcts.place(said).given;
const fork = viewOf({ game: "ticTacToe", position: ".OO.X.X..", iterations: 200 });

it("Bounds that are compared look the same only where they are, with no more places than that takes", () => {
  expect([1.8914, 1.8856, 1.77].map((bound, _, all) => placesApart(bound, all))).toEqual([3, 3, 2]);
  expect(placesApart(0.5, [0.5, 0.5, Number.NaN])).toBe(2);
  const run = runSampling(fork);
  const { trace } = run;
  for (let step = 1; step <= trace.length; step++) {
    if (trace.phase(step) !== "select") continue;
    const tallies = moveTallies(run, trace.parent[trace.nodeAt(step)], step);
    const bounds = tallies.map(({ bound }) => bound);
    const texts = tallies.map(
      ({ exploit, explore, bound }) => sumTexts(exploit, explore, placesApart(bound, bounds))[2],
    );
    expect(new Set(texts).size).toBe(new Set(bounds).size);
  }
});

describe("A sampling figure", () => {
  // A short search ends within its first slice of time, however busy the machine is.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("searches what is played on its board, and takes it back", () => {
    const sampling = new Sampling(viewOf({ game: "ticTacToe", position: "XX.OO....", iterations: 20 }));
    expect(sampling.canTakeBack).toBe(false);
    sampling.play(8);
    expect(sampling.view.position).toBe("XX.OO...X");
    expect(sampling.canTakeBack).toBe(true);
    // O wins: there is nothing to search.
    sampling.play(5);
    expect(sampling.errors.position).toBe(isOver);
    expect(sampling.view.position).toBe("XX.OO...X");
    sampling.takeBack();
    expect(sampling.view.position).toBe("XX.OO....");
    expect(sampling.canTakeBack).toBe(false);
    sampling.play(8);
    sampling.typeSubject("XX.OO....");
    expect(sampling.canTakeBack).toBe(false);
  });

  it("shows as many iterations as before after a change, or all where a proof ends the search early", () => {
    const trap = { tree: "[[0.5,0.5],[0,1,1,1,1,1,1,1,1,1]]", iterations: 1000, at: "iteration 30" };
    const sampling = new Sampling(viewOf(trap));
    sampling.change({ seed: 2 });
    expect(sampling.run.trace.iterationsAt(sampling.step)).toBe(30);
    sampling.change({ sampler: "exact" });
    expect(sampling.run.trace.iterations).toBeLessThan(30);
    expect(sampling.step).toBe(sampling.length);
    sampling.goTo(sampling.run.trace.ends[5]);
    sampling.typeSubject("[3,4]");
    expect(sampling.errors).toEqual({});
    expect(sampling.step).toBe(sampling.length);
    sampling.goTo(0);
    sampling.nextSeed();
    expect(sampling.step).toBe(0);
  });

  it("goes by nodes, phases and iterations, and back the same way", () => {
    const sampling = new Sampling(fork);
    const { trace } = sampling.run;
    for (const [pace, wanted] of [
      ["iteration", 1],
      ["10", 10],
      ["100", 100],
    ] as const) {
      sampling.first();
      sampling.pace = pace;
      sampling.forward();
      expect(trace.iterationsAt(sampling.step)).toBe(wanted);
      sampling.back();
      expect(sampling.step).toBe(0);
    }
    sampling.pace = "node";
    sampling.forward();
    expect(sampling.step).toBe(1);
    sampling.pace = "phase";
    sampling.forward();
    expect(trace.phase(sampling.step)).toBe("rollout");
    sampling.last();
    sampling.pace = "1000";
    sampling.back();
    expect(sampling.step).toBe(0);
  });

  it("keeps its place by iterations when the seed or the constant changes", () => {
    const sampling = new Sampling({ ...fork, at: "iteration 25" });
    sampling.change({ c: 0.5 });
    expect(sampling.run.trace.iterationsAt(sampling.step)).toBe(25);
    sampling.change({ iterations: 10 });
    expect(sampling.run.trace.iterationsAt(sampling.step)).toBe(10);
    sampling.reset();
    expect(sampling.view).toMatchObject({ c: fork.c, iterations: 200 });
  });

  it("says what is wrong with what was typed, and keeps what it had", () => {
    const sampling = new Sampling(fork);
    const before = sampling.run;
    sampling.typeSubject("XXXX");
    expect(sampling.errors.position).toContain("there are 4");
    sampling.typeSubject("XXXOO....");
    expect(sampling.errors.position).toContain("over");
    sampling.typeSeed("many");
    expect(sampling.errors.seed).toContain("no seed");
    sampling.typeIterations(String(mostIterations + 1));
    expect(sampling.errors.iterations).toContain("from 1 to 10,000");
    expect(sampling.run).toBe(before);
    sampling.typeSeed("7");
    expect(sampling.errors).toEqual({});
    expect(sampling.view.seed).toBe(7);
  });

  it("shows the same again by its link, for every way to sample", () => {
    for (const sampler of samplerNames) {
      const sampling = new Sampling(viewOf({ tree: "[0.5,[[1,0]]]", sampler, iterations: 60, at: "end" }));
      const view = read(write(sampling.view));
      expect(view).toEqual(sampling.view);
      expect(new Sampling(view).sentence).toEqual(sampling.sentence);
    }
    const link = write(fork);
    link.set("c", "9");
    expect(() => read(link)).toThrow("a number from 0 to 3");
    expect(() => read(new URLSearchParams({ seed: "1" }))).toThrow("neither a tree nor a game");
  });

  it("takes from prose another tree, sampler, step, and numbers", () => {
    const said = { tree: "[1,0]", sampler: "creditedToRoot", at: "end", seed: 3, c: 0 };
    expect(over(fork, said)).toEqual({ ...viewOf({ ...said, iterations: 200 }), position: undefined });
    expect(over(viewOf({ tree: "[1,0]" }), { game: "ticTacToe" })).toEqual(viewOf({ game: "ticTacToe" }));
    expect(() => over(fork, { sampler: "best" })).toThrow("there is no sampler");
    expect(() => over(fork, { speed: 3 })).toThrow('did you mean "seed"?');
  });

  it("shows a view at its step, or says what is wrong with it and stays as it was", () => {
    const sampling = new Sampling(fork);
    sampling.show({ ...fork, seed: 2, at: "iteration 5" });
    expect(sampling.view).toEqual({ ...fork, seed: 2, at: String(sampling.run.trace.ends[5]) });
    const before = sampling.view;
    expect(() => sampling.show({ ...fork, at: "iteration 201" })).toThrow("There is no step");
    expect(() => sampling.show({ ...fork, position: "X" })).toThrow(Error);
    expect(sampling.view).toEqual(before);
  });

  it("begins another game in place of a tree", async () => {
    const sampling = new Sampling(viewOf({ tree: "[1,0]", seed: 3, iterations: 2, at: "end" }));
    await sampling.setGame("connectFour");
    expect(sampling.view).toEqual(viewOf({ game: "connectFour", seed: 3, iterations: 2, at: "0" }));
  });
});

describe("What is drawn and said", () => {
  const run = runSampling(fork);
  const { trace } = run;

  it("the bounds are the formula’s: the walk goes to the greatest", () => {
    for (let step = 1; step <= trace.length; step++) {
      const event = trace.event(step);
      if (event.phase !== "select") continue;
      const tallies = moveTallies(run, trace.parent[event.node], step);
      const taken = tallies.find(({ node }) => node === event.node)!;
      expect(taken.bound).toBeCloseTo(event.exploit + event.explore, 12);
      expect(taken.bound).toBeGreaterThanOrEqual(Math.max(...tallies.map(({ bound }) => bound)) - 1e-12);
    }
  });

  it("what a game is worth is what its last node is credited, also where draws are worth nothing", () => {
    for (const sampler of ["uct", "drawsWorthNothing"] as const) {
      const shown = runSampling(viewOf({ tree: "[0,[-1,1]]", sampler, iterations: 60 }));
      for (let step = 1; step < shown.trace.length; step++) {
        const event = shown.trace.event(step);
        if (event.phase !== "rollout") continue;
        const [forMax, forMin] = worthOf(shown, event.outcome);
        const movedByMax = shown.trace.depth[event.node] % 2 === 1;
        expect(earnedAt(shown, event.node, step + 1)).toBeCloseTo(movedByMax ? forMax : forMin, 6);
      }
    }
  });

  it("a backup credits the two sides with 1 between them", () => {
    for (let iteration = 1; iteration <= 200; iteration++) {
      const end = trace.ends[iteration];
      const nodes = [];
      for (let step = end; step > 0 && trace.phase(step) === "backup"; step--) nodes.push(trace.nodeAt(step));
      const [, first, second] = nodes;
      if (second === undefined || first === 0) continue;
      expect(earnedAt(run, first, end) + earnedAt(run, second, end)).toBeCloseTo(1, 9);
    }
  });

  it("the tree that is shown holds the whole walk, keeps within its room, and stays through an iteration", () => {
    for (const iteration of [1, 2, 25, 120, 200]) {
      const from = trace.ends[iteration - 1] + 1;
      const shown = shownTree(run, from, 8).map(({ node }) => node);
      for (let step = from; step <= trace.ends[iteration]; step++) {
        expect(shownTree(run, step, 8).map(({ node }) => node)).toEqual(shown);
        expect(shown).toContain(trace.nodeAt(step));
      }
      const ends = shownTree(run, from, 8).filter(({ children }) => children.length === 0);
      expect(ends.length).toBeLessThanOrEqual(8);
    }
  });

  it("shares over time sum to one", () => {
    const lines = sharesOverTime(run, trace.length);
    for (let i = 0; i < lines[0].points.length; i++)
      expect(lines.reduce((sum, { points }) => sum + points[i][1], 0)).toBeCloseTo(1, 9);
    expect(sharesOverTime(run, 3)).toEqual([]);
  });

  it("every step is said in a sentence", () => {
    for (let step = 0; step <= trace.length; step++)
      expect(plainly(saySampling(run, step))).toMatch(/^(Nothing has been tried|Iteration \d+, ).+\.$/);
  });
});
