import { describe, expect, it } from "vitest";
import { Editor } from "../../../src/figures/stepper/editor.svelte.ts";
import { StepperState } from "../../../src/figures/stepper/stepper.svelte.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { findStep } from "../../../src/trace/index.ts";

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
const settled = () => new Promise((done) => setTimeout(done));

function standing(at: string, setup: Setup = { tree: textbook, algorithm: "alphaBeta" }) {
  const stepper = new StepperState(setup, at);
  const editor = new Editor(stepper);
  const stepAt = (name: string) => findStep(stepper.run.trace, name);
  const leaf = (...path: number[]) =>
    path.reduce((node, index) => node.children[index], stepper.run.outline.root);
  return { stepper, editor, stepAt, leaf };
}

describe("After an edit of the tree", () => {
  it.each(["end", "leave 1.0", "improve 0", "enter 2"])("a figure at %s shows the end", (at) => {
    const { stepper, editor, leaf } = standing(at);
    editor.setLeaf(leaf(1, 0), "9");
    expect(stepper.step).toBe(stepper.length);
  });

  it("a figure at the start stays there: its reader is about to step", () => {
    const { stepper, editor } = standing("start");
    void editor.reorder("reverse");
    expect(stepper.step).toBe(0);
  });

  it("a figure at a cutoff stays at it, wherever its node has moved, as long as it happens", async () => {
    const { stepper, editor, leaf, stepAt } = standing("cutoff 1");
    editor.setLeaf(leaf(1, 0), "1");
    expect(stepper.step).toBe(stepAt("cutoff 1"));
    editor.moveNode(leaf(1), 2);
    // The other moves are cut nowhere; this one now is after them.
    expect([stepper.step, stepper.event?.kind]).toEqual([stepAt("cutoff 1"), "cutoff"]);
    editor.setLeaf(leaf(2, 0), "9");
    await settled();
    expect(stepper.step).toBe(stepper.length);
  });

  it("a figure at a lost bet stays at it as long as it is lost", () => {
    const { stepper, editor, leaf, stepAt } = standing("research 1", {
      tree: "[0,[[0,2],[1,2]]]",
      algorithm: "negaScout",
    });
    editor.setLeaf(leaf(1, 1, 1), "3");
    expect(stepper.step).toBe(stepAt("research 1"));
    editor.setLeaf(leaf(0), "5");
    expect(stepper.step).toBe(stepper.length);
  });

  it("a figure with a tree that was typed shows the end", () => {
    const { stepper, editor } = standing("cutoff 1");
    editor.setTree("[[3,12,8],[2,4,6],[14,5,1]]");
    expect(stepper.step).toBe(stepper.length);
  });
});

describe("After another search of the same tree", () => {
  it("a figure stays at the same event, and shows the end where there is none", async () => {
    const { stepper, editor, stepAt } = standing("leave 1.0");
    await editor.setAlgorithm("minimax");
    expect(stepper.step).toBe(stepAt("leave 1.0"));
    stepper.goToNamed("enter 1.1");
    await editor.setAlgorithm("alphaBeta");
    expect(stepper.step).toBe(stepper.length);
  });

  it("a position of a game is known by its moves", async () => {
    const game = { game: "ticTacToe", position: "XOXOX.O..", algorithm: "minimax" } as const;
    const { stepper, editor, stepAt } = standing("enter 5.7", game);
    await editor.setAlgorithm("negamax");
    expect(stepper.step).toBe(stepAt("enter 5.7"));
    editor.setPosition("XOXOXXO..");
    await settled();
    expect(stepper.step).toBe(stepper.length);
  });
});

it("Undo brings back the step at which a change was made, and redo the one it was left at", async () => {
  const { stepper, editor, leaf } = standing("leave 1.0");
  const { step } = stepper;
  editor.setLeaf(leaf(1, 0), "9");
  await settled();
  stepper.goToNamed("enter 2");
  const left = stepper.step;
  await editor.undo();
  expect([stepper.setup.tree, stepper.step]).toEqual([textbook, step]);
  await editor.redo();
  expect(stepper.step).toBe(left);
});
