import { expect, it } from "vitest";
import { readMctsView } from "../../../src/figures/mcts/readMctsView.ts";
import { SamplingTask } from "../../../src/figures/mcts/samplingRun.ts";
import { playedGames, rulesOf } from "../../../src/figures/play/playGames.ts";
import { legibleDepth, treeLink } from "../../../src/figures/play/treeLink.ts";
import { runSetup } from "../../../src/figures/run/run.ts";
import { readView } from "../../../src/figures/run/setup.ts";

it("A thought's tree opens in the stepper, whatever the game", () => {
  for (const game of playedGames) {
    const { start } = rulesOf(game);
    for (const thinker of ["orderedAlphaBeta", "quiescence", "chance"] as const) {
      const link = treeLink(game, start, { thinker, depth: 3, nodes: 99 });
      expect(link.get("figure")).toBe("stepper");
      const { setup } = readView(link);
      expect(runSetup({ ...setup, depth: 1 }).result.line).toHaveLength(1);
      expect(setup.depth).toBe(legibleDepth(game, start, 3));
    }
  }
});

it("What was sampled opens where sampling is stepped through, no longer than can be followed", () => {
  for (const game of playedGames) {
    const link = treeLink(game, rulesOf(game).start, { thinker: "mcts", depth: undefined, nodes: 5000 });
    expect(link.get("figure")).toBe("mcts");
    expect(readMctsView(link)).toMatchObject({ game, iterations: 300, reward: "win" });
    expect(new SamplingTask(readMctsView(link)).share).toBe(0);
  }
});

it("The tree is as deep as it can be read, and no deeper than the thought", () => {
  expect(legibleDepth("othello", rulesOf("othello").start, 9)).toBe(5);
  expect(legibleDepth("gomoku", rulesOf("gomoku").start, 9)).toBe(1);
  expect(legibleDepth("othello", rulesOf("othello").start, 2)).toBe(2);
});
