import { describe, expect, it } from "vitest";
import { mcts } from "../../../src/figures/mcts/mcts.ts";
import { iterationNumber, runSampling } from "../../../src/figures/mcts/samplingRun.ts";
import { shownTree } from "../../../src/figures/mcts/shownTree.ts";

describe("The part of a sampled tree that is drawn", () => {
  it.each<[string, Readonly<Record<string, unknown>>, number]>([
    ["Connect Four in a narrow place", { game: "connectFour", iterations: 120 }, 5],
    ["a node of sixty children", { tree: `[${new Array(60).fill(0).join(",")}]`, iterations: 200 }, 13],
    ["tic-tac-toe", { game: "ticTacToe", position: ".OO.X.X..", iterations: 300 }, 12],
  ])("counts what it leaves out, so that the visits add up: %s", (_title, props, mostLeaves) => {
    const run = runSampling(mcts.place(props).given);
    const { trace } = run;
    for (let step = 0; step <= trace.length; step += 37) {
      const number = iterationNumber(run, step);
      const before = number === 0 ? 0 : trace.ends[number - 1];
      for (const { node, children, hidden } of shownTree(run, step, mostLeaves)) {
        const drawn = children.map((child) => child.node).filter((child) => trace.born[child] <= before);
        const known = trace.children(node, before);
        expect(drawn.length + (hidden?.count ?? 0)).toBe(known.length);
        const visits = drawn.reduce((sum, child) => sum + trace.visits(child, before), hidden?.visits ?? 0);
        expect(visits).toBe(known.reduce((sum, child) => sum + trace.visits(child, before), 0));
        if (node === 0) expect(visits).toBe(trace.visits(0, before));
      }
    }
  });
});
