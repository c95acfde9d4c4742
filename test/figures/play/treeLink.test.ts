import { expect, it } from "vitest";
import { playedGames, rulesOf } from "../../../src/figures/play/playGames.ts";
import { legibleDepth, treeLink } from "../../../src/figures/play/treeLink.ts";
import { runSetup } from "../../../src/figures/run.ts";
import { readView } from "../../../src/figures/setup.ts";

it("A thought's tree opens in the stepper, whatever the game and whoever thought", () => {
  for (const game of playedGames) {
    const { start } = rulesOf(game);
    for (const thinker of ["orderedAlphaBeta", "mcts", "chance"] as const) {
      const { setup } = readView(treeLink(game, start, { thinker }, 3));
      expect(runSetup({ ...setup, depth: 1 }).result.line).toHaveLength(1);
      expect(setup.depth).toBe(legibleDepth(game, start, 3));
    }
  }
});

it("The tree is as deep as it can be read, and no deeper than the thought", () => {
  expect(legibleDepth("othello", rulesOf("othello").start, 9)).toBe(5);
  expect(legibleDepth("gomoku", rulesOf("gomoku").start, 9)).toBe(1);
  expect(legibleDepth("othello", rulesOf("othello").start, 2)).toBe(2);
});
