import "./haveDraws.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chanceTreeGame,
  expectimax,
  isChanceNode,
  parseChanceTree,
  writeChanceTree,
} from "../../../src/engine/index.ts";
import { likely } from "../../../src/figures/mcts/drawnTree.ts";
import { onlyUct } from "../../../src/figures/mcts/drawWords.ts";
import { mcts, mctsFacts } from "../../../src/figures/mcts/mcts.ts";
import {
  creditedSide,
  earnedAt,
  moveTallies,
  standingAt,
  turnAt,
  worthOf,
} from "../../../src/figures/mcts/moveTallies.ts";
import { Sampling } from "../../../src/figures/mcts/sampling.svelte.ts";
import { exactValues, runSampling } from "../../../src/figures/mcts/samplingRun.ts";
import { shownTree } from "../../../src/figures/mcts/shownTree.ts";
import { saySampling } from "../../../src/figures/mcts/stepWords.ts";
import { plainly } from "../../../src/kit/narration/words.ts";
import { arbitraryChanceTree } from "../../engine/arbitraryChanceTree.ts";

const runOf = (said: Readonly<Record<string, unknown>>) => runSampling(mcts.place(said).given);
const replies = "[{1/3:[6,9],2/3:[8,3]},{1/2:[2,4],1/2:[7,9]}]";

describe("A sampling figure of a tree with chance nodes", () => {
  it("samples any such tree, says every step, and credits each node with what it counts", () => {
    const drawing = arbitraryChanceTree
      .filter((tree) => typeof tree !== "number")
      .map(writeChanceTree)
      .filter((text) => text.includes("{"));
    fc.assert(
      fc.property(drawing, fc.integer({ min: 1, max: 40 }), (tree, seed) => {
        const run = runOf({ tree, seed, iterations: 40 });
        const { trace } = run;
        let outcome = 0;
        for (let step = 0; step <= trace.length; step++) {
          expect(plainly(saySampling(run, step)).length).toBeGreaterThan(10);
          if (step === 0) continue;
          const event = trace.event(step);
          if (event.phase === "rollout") outcome = event.outcome;
          if (event.phase !== "backup") continue;
          const [forMax, forMin] = worthOf(run, outcome);
          const wanted = creditedSide(run, event.node) === "max" ? forMax : forMin;
          expect(earnedAt(run, event.node, step)).toBeCloseTo(wanted, 5);
        }
        expect(shownTree(run, trace.length, 8).map(({ node }) => node)).toContain(0);
      }),
      { numRuns: 60 },
    );
  });

  it("chooses by bounds where sides choose, and by lot where chance draws", () => {
    const run = runOf({ tree: replies, iterations: 200 });
    const { trace } = run;
    const seen = new Set<string>();
    for (let step = 1; step <= trace.length; step++) {
      const event = trace.event(step);
      seen.add(event.phase);
      if (event.phase === "draw") expect(turnAt(run, trace.parent[event.node])).toBe("chance");
      if (event.phase !== "select") continue;
      const tallies = moveTallies(run, trace.parent[event.node], step);
      const taken = tallies.find(({ node }) => node === event.node)!;
      expect(taken.bound).toBeGreaterThanOrEqual(Math.max(...tallies.map(({ bound }) => bound)) - 1e-12);
    }
    expect(seen).toContain("draw");
  });

  it("writes probabilities where chance draws, as the tree has them, and nowhere else", () => {
    const run = runOf({ tree: replies, iterations: 60 });
    for (let node = 0; node < run.trace.nodes.size; node++) {
      const moves = run.trace.movesTo(node);
      const isOutcome = moves.length === 2;
      const wanted = [
        ["1/3", "2/3"],
        ["1/2", "1/2"],
      ][Number(moves[0])]?.[Number(moves[1])];
      expect(likely(run, node)).toBe(isOutcome ? wanted : undefined);
    }
  });

  it("shows expectimax's values beside what was sampled, and plays nothing where chance draws first", () => {
    const run = runOf({ tree: replies, iterations: 400 });
    const game = chanceTreeGame(parseChanceTree(replies));
    expect(exactValues(run)).toEqual(
      [0, 1].map((move) => expectimax(game, game.play(game.start, move)).value),
    );
    expect(standingAt(run, run.trace.length).played).toBeDefined();
    const coin = runOf({ tree: "{1/2:[1,2],1/2:5}", iterations: 50 });
    expect(standingAt(coin, coin.trace.length)).toEqual({
      leader: undefined,
      played: undefined,
      proved: undefined,
    });
    expect(exactValues(coin)).toEqual([2, 5]);
    const facts = mctsFacts({ tree: "{1/2:[1,2],1/2:5}", iterations: 50 }, "end");
    expect(facts.played).toBe("–");
    expect(Number(facts.visits1) + Number(facts.visits2)).toBe(50);
  });

  it("shows the same again by its link", () => {
    const sampling = new Sampling(
      mcts.place({ tree: replies, iterations: 30, at: "iteration 20 draw" }).given,
    );
    const view = mcts.read(mcts.write(sampling.view));
    expect(view).toEqual(sampling.view);
    expect(new Sampling(view).sentence).toEqual(sampling.sentence);
  });

  it("takes a typed tree with chance nodes, and one without, as ever", () => {
    const sampling = new Sampling(mcts.place({ tree: "[1,0]", iterations: 30 }).given);
    sampling.typeSubject("[2, {1/2: 0, 1/2: 5}]");
    expect(sampling.errors).toEqual({});
    expect(isChanceNode((sampling.run.chance!.tree as never)[1])).toBe(true);
    sampling.typeSubject("[2, {1/2: 0, 1/3: 5}]");
    expect(sampling.errors.position).toContain("5/6");
    sampling.change({ iterations: 40 });
    const before = sampling.run;
    const exact = new Sampling(mcts.place({ tree: "[1,0]", sampler: "exact" }).given);
    exact.typeSubject(replies);
    expect(exact.errors.position).toBe(onlyUct);
    expect(before.chance).toBeDefined();
    sampling.typeSubject("[3, 4]");
    expect(sampling.run.chance).toBeUndefined();
  });

  it("refuses what knows no chance", () => {
    for (const sampler of ["exact", "creditedToRoot"])
      expect(() => runOf({ tree: replies, sampler })).toThrow(onlyUct);
  });
});
