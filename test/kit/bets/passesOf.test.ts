import fc from "fast-check";
import { expect, it } from "vitest";
import { passesOf } from "../../../src/kit/bets/passesOf.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

it("The passes close in on the value from both sides, never let go of what is proved, and meet", () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const run = runSetup({ tree: JSON.stringify(tree), algorithm: "mtdf" });
      const passes = passesOf(run);
      let [lower, upper] = [-Infinity, Infinity];
      for (const pass of passes) {
        expect(pass.lower).toBeGreaterThanOrEqual(lower);
        expect(pass.upper).toBeLessThanOrEqual(upper);
        expect([pass.lower, pass.upper]).not.toEqual([lower, upper]);
        [lower, upper] = [pass.lower, pass.upper];
        expect(lower).toBeLessThanOrEqual(run.result.value);
        expect(upper).toBeGreaterThanOrEqual(run.result.value);
      }
      expect([lower, upper]).toEqual([run.result.value, run.result.value]);
      const { nodes } = run.trace.counters(run.trace.length);
      expect(passes.reduce((sum, pass) => sum + pass.nodes, 0)).toBe(nodes);
    }),
    { numRuns: 50 },
  );
});

it("A pass says what it asked and what was answered", () => {
  const run = runSetup({ tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "mtdf" });
  expect(passesOf(run).map(({ alpha, beta, lower, upper }) => [alpha, beta, lower, upper])).toEqual([
    [-1, 0, 3, Infinity],
    [3, 4, 3, 3],
  ]);
});
