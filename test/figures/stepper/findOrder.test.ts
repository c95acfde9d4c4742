import { describe, expect, it } from "vitest";
import { connectFour, ticTacToe } from "../../../src/engine/index.ts";
import { Editor } from "../../../src/figures/stepper/editor.svelte.ts";
import { makeTree } from "../../../src/figures/stepper/findOrder.ts";
import { StepperState } from "../../../src/figures/stepper/stepper.svelte.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { treeOfPosition } from "../../../src/kit/run/treeOfPosition.ts";

async function made(setup: Omit<Setup, "algorithm">) {
  const stepper = new StepperState({ ...setup, algorithm: "alphaBeta" }, "end");
  const before = stepper.run;
  const editor = new Editor(stepper);
  await makeTree(stepper, editor);
  return { stepper, before, editor };
}
const counts = ({ trace }: StepperState["run"]) => {
  const { nodes, leaves, cutoffs } = trace.counters(trace.length);
  return [nodes, leaves, cutoffs];
};

describe("A position that is made a tree", () => {
  it.each([
    ["to the end", { game: "ticTacToe", position: "XOXOX.O.." }, 1],
    ["with MIN to move", { game: "ticTacToe", position: "XOXOX...." }, -1],
    ["a few plies deep, by estimates", { game: "connectFour", position: "44", depth: 3 }, 1],
    ["by estimates, with MIN to move", { game: "connectFour", position: "444", depth: 2 }, -1],
  ])("costs what it cost before, %s", async (_, setup, sign) => {
    const { stepper, before } = await made(setup);
    expect(stepper.run.tree).toBeDefined();
    expect(counts(stepper.run)).toEqual(counts(before));
    expect(stepper.run.result.value).toBe(sign * before.result.value + 0);
    expect(stepper.run.outline.nodes).toHaveLength(before.outline.nodes.length);
  });

  it("says that all signs are turned where MIN was to move, and nothing where MAX was", async () => {
    const min = await made({ game: "ticTacToe", position: "XOXOX...." });
    expect(min.stepper.notice).toContain("MIN was to move");
    const max = await made({ game: "ticTacToe", position: "XOXOX.O.." });
    expect(max.stepper.notice).toBeUndefined();
  });

  it("can be had back, and reordered", async () => {
    const { stepper, editor, before } = await made({ game: "ticTacToe", position: "XOXOX.O.." });
    await editor.reorder("best");
    expect(stepper.run.trace.counters(stepper.length).leaves).toBe(before.measures.fewest);
    await editor.undo();
    await editor.undo();
    expect(stepper.setup.game).toBe("ticTacToe");
  });
});

describe("The tree of a position", () => {
  it("is undefined where it would have more nodes than are allowed", () => {
    const start = connectFour.start;
    expect(treeOfPosition(connectFour, start, 2, 57)!.tree).toHaveLength(7);
    expect(treeOfPosition(connectFour, start, 2, 56)).toBeUndefined();
  });

  it("is a leaf where the game is over, or nothing may be looked at", () => {
    const won = ticTacToe.read("XXXOO....");
    expect(treeOfPosition(ticTacToe, won, 9, 9)).toEqual({ tree: -1, negated: true });
    expect(treeOfPosition(ticTacToe, ticTacToe.start, 0, 9)).toEqual({
      tree: ticTacToe.evaluate(ticTacToe.start),
      negated: false,
    });
  });
});
