import { describe, expect, it } from "vitest";
import { Editor } from "../../../src/figures/stepper/editor.svelte.ts";
import { fetchChance } from "../../../src/figures/stepper/lateChance.ts";
import { StepperState } from "../../../src/figures/stepper/stepper.svelte.ts";
import { stepper as kind } from "../../../src/figures/stepper/stepper.ts";
import { otherSearch } from "../../../src/figures/stepper/words.ts";
import { algorithms, chanceAlgorithms } from "../../../src/kit/run/algorithms.ts";
import {
  readSetup,
  type Setup,
  textbookChanceTree,
  textbookTree,
  writeSetup,
} from "../../../src/kit/run/setup.ts";

await fetchChance(textbookChanceTree);

function edited(tree = textbookTree, algorithm: Setup["algorithm"] = "alphaBeta") {
  const stepper = new StepperState({ tree, algorithm }, "end");
  return { stepper, editor: new Editor(stepper) };
}

describe("A stepper on a tree with chance nodes", () => {
  it.each([
    ["alphaBeta", "star1", "alphaBeta"],
    ["minimax", "expectimax", "minimax"],
    ["negaScout", "star1", "alphaBeta"],
  ] as const)(
    "searches what was typed under %s by %s, and without chance again by %s",
    async (before, by, after) => {
      const { stepper, editor } = edited(textbookTree, before);
      await editor.setTree(" [1, {0.25: [2, 3], 3/4: 4}] ");
      expect(stepper.setup).toMatchObject({ tree: "[1,{1/4:[2,3],3/4:4}]", algorithm: by });
      expect([stepper.run.result.value, stepper.error]).toEqual([3.5, undefined]);
      expect(stepper.notice).toBeDefined();
      await editor.setTree("[[1,2],3]");
      expect(stepper.setup.algorithm).toBe(after);
      expect(stepper.run.chance).toBeUndefined();
      editor.undo();
      await new Promise((done) => setTimeout(done, 20));
      expect(stepper.setup.algorithm).toBe(by);
    },
  );

  it("says by which search it goes for as long as it does", async () => {
    const { stepper, editor } = edited();
    await editor.setTree("[1, {1/2: 2, 1/2: 4}]");
    expect(stepper.notice).toBe(otherSearch(algorithms.star1.title, true));
    await editor.setAlgorithm("expectimax");
    expect(stepper.notice).toBeUndefined();
    await editor.setTree("[1, 2]");
    expect(stepper.notice).toBe(otherSearch(algorithms.minimax.title, false));
    editor.undo();
    await expect.poll(() => stepper.setup.algorithm).toBe("expectimax");
    expect(stepper.notice).toBeUndefined();
  });

  it("says by place what is wrong with one that is typed, and stays as it was", async () => {
    const { stepper, editor } = edited();
    await editor.setTree("[1, {1/2: 3, 1/3: 4}]");
    expect(stepper.error).toBeDefined();
    expect(stepper.errorAt).toBe(4);
    expect(stepper.setup.tree).toBe(textbookTree);
    await editor.setTree("[1, {1/2 3, 1/2: 4}]");
    expect(stepper.errorAt).toBe(9);
  });

  it("opens a tree of its own where a search of such trees is chosen on another", async () => {
    for (const algorithm of chanceAlgorithms) {
      const { stepper, editor } = edited();
      await editor.setAlgorithm(algorithm);
      expect(stepper.setup).toMatchObject({ tree: textbookChanceTree, algorithm });
      expect(stepper.run.result.value).toBe(4);
    }
  });

  it("keeps its step and its tree from one search to the next", async () => {
    const { stepper, editor } = edited(textbookChanceTree, "star1");
    stepper.goToNamed("leave 1");
    await editor.setAlgorithm("star2");
    expect(stepper.setup).toMatchObject({ tree: textbookChanceTree, algorithm: "star2" });
    expect(stepper.event).toMatchObject({ kind: "leave", node: stepper.run.trace.find([1]) });
  });

  it("refuses a search that takes chance for MIN, and says so", async () => {
    const { stepper, editor } = edited(textbookChanceTree, "star1");
    await editor.setAlgorithm("alphaBeta");
    expect(stepper.error).toContain("take chance for MIN");
    expect(stepper.setup.algorithm).toBe("star1");
  });

  it("comes back from its link, at its step", () => {
    const setup: Setup = { tree: textbookChanceTree, algorithm: "star2" };
    expect(readSetup(writeSetup({ setup, step: 16 }))).toEqual({ setup, step: 16 });
    const view = kind.read(new URLSearchParams({ tree: textbookChanceTree, algorithm: "star2", step: "16" }));
    expect(kind.facts(view)).toMatchObject({ value: "4", leaves: "3", cutoffs: "1", all: "11" });
  });

  it("reads fewer leaves by star1 than by expectimax, and fewest by star2, on its own tree", () => {
    const leaves = chanceAlgorithms.map((algorithm) => {
      const { run, length } = edited(textbookChanceTree, algorithm).stepper;
      return run.trace.counters(length).leaves;
    });
    expect(leaves).toEqual([11, 9, 6]);
  });
});
