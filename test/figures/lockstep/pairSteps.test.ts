import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runPair } from "../../../src/figures/lockstep/pairOfRuns.ts";
import { PairSteps } from "../../../src/figures/lockstep/pairSteps.ts";
import { over } from "../../../src/trace/index.ts";
import { arbitraryPair } from "./arbitraryPair.ts";

const textbook = {
  tree: "[[3,12,8],[2,4,6],[14,5,2]]",
  algorithm: "minimax",
  against: "alphaBeta",
  order: "given",
  againstOrder: "given",
} as const;

describe("The keys of a debugger on two runs", () => {
  it("lead forward or back, and stay within the runs", () => {
    fc.assert(
      fc.property(arbitraryPair, (setup) => {
        const pair = runPair(setup);
        const steps = new PairSteps(pair);
        for (let at = 0; at <= steps.last; at++) {
          for (const next of [steps.over(at), steps.into(at), steps.out(at)]) {
            expect(next).toBeLessThanOrEqual(steps.last);
            expect(next).toBeGreaterThanOrEqual(at);
          }
          if (at < steps.last) expect(Math.min(steps.over(at), steps.into(at))).toBeGreaterThan(at);
          if (at > 0) expect(steps.backOver(at)).toBeLessThan(at);
          expect(steps.backOver(at)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("do to two equal runs what they do to one", () => {
    const pair = runPair({ ...textbook, against: "minimax" });
    const [{ run }] = pair.lanes;
    const steps = new PairSteps(pair);
    for (let at = 0; at <= steps.last; at++) expect(steps.over(at)).toBe(over(run.trace, at));
  });

  it("step over a move until both have left it", () => {
    const pair = runPair(textbook);
    const steps = new PairSteps(pair);
    const [one, other] = pair.lanes.map(({ run }) => run.trace);
    const enter = pair.pairs.place(0, one.firstEnter(one.find([1]))!);
    const after = pair.pairs.at(steps.over(enter - 1));
    expect(after.steps).toEqual([one.leaves(one.find([1]))[0], other.leaves(other.find([1]))[0]]);
    expect(steps.backOver(steps.over(enter - 1))).toBe(enter - 1);
  });

  it("find the places where the two part, in both directions", () => {
    const pair = runPair(textbook);
    const steps = new PairSteps(pair);
    const [parting] = pair.pairs.partings;
    expect(pair.pairs.nextParting(0)).toBe(parting);
    expect(pair.pairs.nextParting(parting)).toBeUndefined();
    expect(pair.pairs.lastParting(steps.last)).toBe(parting);
    expect(pair.pairs.lastParting(parting)).toBeUndefined();
  });

  it("know where each run comes to each of its steps", () => {
    fc.assert(
      fc.property(arbitraryPair, (setup) => {
        const pair = runPair(setup);
        for (const [side, { run }] of pair.lanes.entries()) {
          for (let step = 0; step <= run.trace.length; step++) {
            const at = pair.pairs.place(side, step);
            expect(pair.pairs.step(side, at)).toBe(step);
            if (step > 0) expect(pair.pairs.moved(side, at)).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
