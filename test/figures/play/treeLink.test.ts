import { expect, it } from "vitest";
import { levels } from "../../../src/engine/opponents/levels.ts";
import { mcts } from "../../../src/figures/mcts/mcts.ts";
import { SamplingTask } from "../../../src/figures/mcts/samplingRun.ts";
import { planFor } from "../../../src/figures/play/planFor.ts";
import { playedGames, rulesOf } from "../../../src/figures/play/playGames.ts";
import { legibleDepth, treeLink } from "../../../src/figures/play/treeLink.ts";
import { without as words } from "../../../src/figures/play/treeLinkWords.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { readSetup } from "../../../src/kit/run/setup.ts";

const thought = { depth: 3, nodes: 99, width: undefined, byChance: false } as const;

it("A thought's tree opens in the stepper as deep, as wide and with what it thought by, whatever the game", () => {
  for (const game of playedGames) {
    const { start } = rulesOf(game);
    for (const thinker of ["orderedAlphaBeta", "quiescence", "chance"] as const) {
      const { parameters } = treeLink(game, start, { ...thought, thinker, width: 12 });
      expect(parameters.get("figure")).toBe("stepper");
      const { setup } = readSetup(parameters);
      expect(runSetup({ ...setup, depth: 1 }).result.line).toHaveLength(1);
      expect([setup.depth, setup.width]).toEqual([3, game === "gomoku" ? 12 : undefined]);
    }
  }
});

it("The tree of a level's thought is worth what that was, and says that it may choose another of equal moves", () => {
  for (const [game, text] of [
    ["ticTacToe", "X...O...."],
    [
      "gomoku",
      `${`${".".repeat(15)}/`.repeat(7)}.......XO....../${Array(7).fill(".".repeat(15)).join("/")} X`,
    ],
  ] as const) {
    const style =
      game === "gomoku"
        ? ({ thinker: "orderedAlphaBeta", width: 5, depth: 3 } as const)
        : levels[game].master;
    const plan = planFor({ game, position: text, style, seed: "1 0", compare: false });
    const { parameters, without } = treeLink(game, rulesOf(game).read(text), plan);
    expect(without).toContain(words.deepening);
    expect(runSetup(readSetup(parameters).setup).result.value).toBe(plan.value);
  }
});

it("What is left out of a thought's tree is said", () => {
  const without = (change: object) =>
    treeLink("othello", rulesOf("othello").start, { ...thought, thinker: "orderedAlphaBeta", ...change })
      .without;
  expect(without({ depth: 1 })).toBe("");
  expect(without({ depth: 12, nodes: 1_000_000 })).toContain("It looked 12 plies deep; the tree shows 5.");
  expect(without({ byChance: true })).toContain("drawn by chance");
  expect(without({ thinker: "mcts", nodes: 5000 })).toContain(
    "Of its 5,000 games the tree shows the first 300.",
  );
  expect(without({ thinker: "chance", nodes: 0 })).toContain("Chance looks at nothing");
  const gomoku = treeLink("gomoku", rulesOf("gomoku").start, { ...thought, thinker: "orderedAlphaBeta" });
  expect(gomoku.without).toContain("those near the stones");
});

it("What was sampled opens where sampling is stepped through, no longer than can be followed", () => {
  for (const game of playedGames) {
    const sampled = { ...thought, thinker: "mcts", depth: undefined, nodes: 5000 } as const;
    const { parameters } = treeLink(game, rulesOf(game).start, sampled);
    expect(parameters.get("figure")).toBe("mcts");
    expect(mcts.read(parameters)).toMatchObject({ game, iterations: 300, reward: "win" });
    expect(new SamplingTask(mcts.read(parameters)).share).toBe(0);
  }
});

it("The tree is as deep as it can be read, and no deeper than the thought", () => {
  expect(legibleDepth("othello", rulesOf("othello").start, 9)).toBe(5);
  expect(legibleDepth("gomoku", rulesOf("gomoku").start, 9)).toBe(1);
  expect(legibleDepth("othello", rulesOf("othello").start, 2)).toBe(2);
});
