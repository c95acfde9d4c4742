import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnedAt } from "../../../src/kit/run/returnedAt.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { arbitrarySetup } from "./arbitrarySetup.ts";

/** What was returned of the node at these child indices, at the end, or at the first step after a lost bet. */
function returned(setup: Setup, ...path: number[]) {
  const run = runSetup(setup);
  return returnedAt(run, run.trace.find(path), run.trace.length);
}

describe("What a search has returned, beside what its leaves prove,", () => {
  it("is fail-hard's edge of the window, whatever the leaf behind it", () => {
    for (const leaf of [2, -50]) {
      const tree = `[[3,12,8],[${leaf},4,6],[14,5,2]]`;
      expect(returned({ tree, algorithm: "failHard" }, 1)).toEqual({ low: -Infinity, high: 3 });
      expect(returned({ tree, algorithm: "alphaBeta" }, 1)).toBeUndefined();
    }
  });

  it("is a bound where a bet was held, though its leaves have told the value", () => {
    const setup: Setup = { tree: "[[7,9],[8,5],[2,8]]", algorithm: "negaScout" };
    expect(returned(setup, 1)).toEqual({ low: -Infinity, high: 5 });
    expect(returned(setup, 2)).toBeUndefined();
  });

  it("is a bound after a lost bet, and the value after the second search", () => {
    const run = runSetup({ tree: "[[2,4,6],[14,5,3]]", algorithm: "negaScout" });
    const again = run.trace.log.first("research", 0);
    const move = run.trace.find([1]);
    expect(returnedAt(run, move, again)).toEqual({ low: 3, high: Infinity });
    expect(run.trace.node(move, again)).toMatchObject({ low: 3, high: 3 });
    expect(returnedAt(run, move, run.trace.length)).toBeUndefined();
  });

  it("is nothing apart for minimax, nor for fail-soft searches of trees without a table", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        for (const algorithm of ["minimax", "alphaBeta"] as const) {
          const run = runSetup({ ...setup, algorithm });
          for (let node = 0; node < run.trace.size; node++)
            expect(returnedAt(run, node, run.trace.length)).toBeUndefined();
        }
      }),
      { numRuns: 40 },
    );
  });

  it("never contradicts the leaves where the search is right", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        for (const algorithm of ["failHard", "negaScout", "mtdf"] as const) {
          const run = runSetup({ ...setup, algorithm });
          for (let node = 0; node < run.trace.size; node++) {
            const claim = returnedAt(run, node, run.trace.length);
            const { low, high } = run.trace.node(node, run.trace.length);
            if (claim) expect(claim.low <= high && low <= claim.high).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
