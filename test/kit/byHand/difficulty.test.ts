import { describe, expect, it } from "vitest";
import {
  difficultyAt,
  difficultyOf,
  hardnessOf,
  levels,
  spread,
} from "../../../src/kit/byHand/difficulty.ts";
import { freshRun } from "../../../src/kit/byHand/freshRun.ts";
import { algorithmNames } from "../../../src/kit/run/algorithms.ts";
import { runSetup } from "../../../src/kit/run/run.ts";

describe("difficulty", () => {
  it("counts what is hard in the textbook's tree", () => {
    const run = runSetup({ algorithm: "alphaBeta", tree: "[[3,12,8],[2,4,6],[14,5,2]]" });
    expect(hardnessOf(run)).toEqual({
      acts: 19,
      cutoffs: 1,
      deep: 0,
      ties: 0,
      boundsReturned: 0,
      uneven: 0,
      means: 0,
    });
    expect(difficultyOf(run)).toBe(19 + 2);
  });

  it("sees a cut by a bound from further up", () => {
    expect(hardnessOf(runSetup({ algorithm: "alphaBeta", tree: "[5,[[[4,9]]]]" })).deep).toBe(1);
  });

  it.each(algorithmNames)("differs little among trees of one level for %s", (name) => {
    for (const level of levels) {
      for (let seed = 0; seed < 2; seed++) {
        const run = freshRun(name, level, String(seed));
        const off = Math.abs(difficultyOf(run) - difficultyAt(level)) / difficultyAt(level);
        expect(off, `${level} ${seed} ${run.setup.tree}`).toBeLessThanOrEqual(spread);
      }
    }
  });

  it("gives the same tree for the same seed, and others for others", () => {
    const trees = Array.from({ length: 50 }, (_, seed) => freshRun("alphaBeta", 3, String(seed)).setup.tree);
    expect(freshRun("alphaBeta", 3, "7").setup.tree).toBe(trees[7]);
    expect(new Set(trees).size).toBeGreaterThan(45);
  });
});
