import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ChanceTree,
  ChanceUct,
  chanceTreeGame,
  isChanceNode,
  parseChanceTree,
  Refusal,
  race,
} from "../../../src/engine/index.ts";
import { findSampleStep, SampleRecorder, SampleTrace } from "../../../src/trace/index.ts";
import { sampleDrawsOf } from "../../../src/trace/sampling/sampleDraws.ts";
import { arbitraryChanceTree } from "../../engine/arbitraryChanceTree.ts";

function sampled(tree: ChanceTree, iterations: number, seed: number) {
  const game = chanceTreeGame(tree);
  const recorder = new SampleRecorder<number>();
  const uct = new ChanceUct(game, game.start, { seed }, recorder);
  for (let done = 0; done < iterations; done++) uct.iterate();
  const trace = new SampleTrace(recorder.recording());
  return { game, uct, trace, draws: sampleDrawsOf(game, game.start, trace) };
}

const inner = arbitraryChanceTree.filter((tree) => typeof tree !== "number");

describe("A trace of sampling with draws", () => {
  it("knows at each node whose turn it is, how likely the way there is, and for whom it counts", () => {
    fc.assert(
      fc.property(inner, fc.integer({ min: 1, max: 80 }), fc.nat(), (tree, iterations, seed) => {
        const { uct, trace, draws } = sampled(tree, iterations, seed);
        expect(draws.turns.length).toBe(uct.tree.size);
        for (let node = 0; node < uct.tree.size; node++) {
          const { tree: here, side } = uct.tree.positions[node];
          expect(draws.turns[node]).toBe(isChanceNode(here) ? "chance" : side);
          expect(draws.counts[node] === "max").toBe(uct.tree.byMax[node] === 1);
          expect(trace.mean(node, trace.length)).toBeCloseTo(uct.tree.mean(node), 12);
          const above = uct.tree.positions[trace.parent[node]]?.tree;
          const outcome = isChanceNode(above) ? above.chances[draws.places[node]] : undefined;
          expect(outcome?.tree ?? here).toBe(here);
          const { numerator, denominator } = outcome?.probability ?? { numerator: 1, denominator: 1 };
          expect(draws.chances[node]).toBe(numerator / denominator);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("tells a draw or an expansion where chance draws, and a selection or an expansion where a side chooses", () => {
    fc.assert(
      fc.property(inner, fc.nat(), (tree, seed) => {
        const { trace, draws } = sampled(tree, 60, seed);
        for (let step = 1; step <= trace.length; step++) {
          const { phase, node } = trace.event(step);
          const above = draws.turns[trace.parent[node]];
          if (phase === "draw") expect(above).toBe("chance");
          if (phase === "select") expect(above).not.toBe("chance");
          // A draw is part of selection.
          expect(trace.phase(step)).toBe(phase === "draw" ? "select" : phase);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("finds the last draw of an iteration", () => {
    const { trace } = sampled(parseChanceTree("{1/2: [1, 2], 1/2: {1/2: 3, 1/2: 4}}"), 40, 1);
    const step = findSampleStep(trace, "iteration 30 draw");
    expect(trace.event(step).phase).toBe("draw");
    expect(trace.event(step + 1).phase).not.toBe("draw");
    expect(trace.iterationsAt(step)).toBe(29);
    expect(() => findSampleStep(trace, "iteration 1 draw")).toThrow(Refusal);
  });

  it("refuses a game whose moves are others", () => {
    const { trace } = sampled(parseChanceTree("[1, {1/2: 3, 1/2: 4}]"), 20, 1);
    expect(() => sampleDrawsOf(race() as never, race().start as never, trace as never)).toThrow("is no move");
  });
});
