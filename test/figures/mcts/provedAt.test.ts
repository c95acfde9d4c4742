import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ExactUct, parseTree, treeGame, writeTree } from "../../../src/engine/index.ts";
import { mcts, mctsFacts } from "../../../src/figures/mcts/mcts.ts";
import { standingAt } from "../../../src/figures/mcts/moveTallies.ts";
import { provedAt } from "../../../src/figures/mcts/provedAt.ts";
import { runSampling } from "../../../src/figures/mcts/samplingRun.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

const inner = arbitraryTree.filter((tree) => typeof tree !== "number");
const trap = { tree: "[[0.5,0.5],[0,1,1,1,1,1,1,1,1,1]]", sampler: "exact", iterations: 200 } as const;

describe("What exact backups have proved, read off the trace", () => {
  it("is what the search itself keeps, after every iteration, and so is the move that it would play", () => {
    fc.assert(
      fc.property(inner, fc.nat(1000), (tree, seed) => {
        const view = mcts.place({ tree: writeTree(tree), sampler: "exact", iterations: 30, seed }).given;
        const run = runSampling(view);
        const game = treeGame(parseTree(writeTree(tree)));
        const uct = new ExactUct(game, game.start, { seed });
        for (let over = 1; over <= run.trace.iterations; over++) {
          uct.iterate();
          const step = run.trace.ends[over];
          const { least, greatest } = provedAt(run, step)!;
          expect([least, greatest]).toEqual([uct.least, uct.greatest]);
          expect(run.trace.moves[standingAt(run, step).played!]).toBe(uct.result().line[0]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("names the root's worth, and a move that is proved best where another was visited more", () => {
    const { proved, worth, played, leader } = mctsFacts({ ...trap, at: "end" });
    expect({ proved, worth, played, leader }).toEqual({
      proved: "yes",
      worth: "0.5",
      played: "move 1",
      leader: "move 2",
    });
    const early = mctsFacts({ ...trap, at: "iteration 1" });
    expect([early.proved, early.worth]).toEqual(["no", "–"]);
  });
});
