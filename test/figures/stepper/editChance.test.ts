import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeChanceTree } from "../../../src/engine/index.ts";
import { tooFine } from "../../../src/figures/stepper/chanceWords.ts";
import { Editor } from "../../../src/figures/stepper/editor.svelte.ts";
import { foretell } from "../../../src/figures/stepper/foretell.ts";
import { fetchChance } from "../../../src/figures/stepper/lateChance.ts";
import { StepperState } from "../../../src/figures/stepper/stepper.svelte.ts";
import { foretold, otherSearch } from "../../../src/figures/stepper/words.ts";
import { algorithms } from "../../../src/kit/run/algorithms.ts";
import { type Setup, textbookChanceTree } from "../../../src/kit/run/setup.ts";
import { arbitraryChanceTree } from "../../engine/arbitraryChanceTree.ts";

await fetchChance(textbookChanceTree);

const withChance = arbitraryChanceTree.map(writeChanceTree).filter((tree) => tree.includes("{"));
const settled = () => new Promise((done) => setTimeout(done));

function edited(tree: string, algorithm: Setup["algorithm"] = "expectimax") {
  const stepper = new StepperState({ tree, algorithm }, "end");
  return { stepper, editor: new Editor(stepper) };
}
type Edited = ReturnType<typeof edited>;
const nodeAt = ({ stepper }: Edited, ...path: number[]) =>
  path.reduce((node, index) => node.children[index], stepper.run.outline.root);

const pick = fc.nat({ max: 10_000 });
const act: fc.Arbitrary<(figure: Edited) => unknown> = fc.oneof(
  fc.constantFrom("given" as const, "reverse" as const, "shuffle" as const).map(
    (order) =>
      ({ editor }: Edited) =>
        editor.reorder(order),
  ),
  fc
    .tuple(pick, pick, fc.constantFrom("move", "leaf", "add", "remove"))
    .map(([node, to, what]) => ({ editor, stepper }: Edited) => {
      const { nodes } = stepper.run.outline;
      const chosen = nodes[node % nodes.length];
      if (what === "add") editor.addMove(chosen);
      else if (what === "remove") editor.removeNode(chosen);
      else if (what === "leaf") chosen.value === undefined || editor.setLeaf(chosen, String(to % 9));
      else if (chosen.parent) editor.moveNode(chosen, to % chosen.parent.children.length);
    }),
);

describe("Edits of a tree with chance nodes", () => {
  it("are each taken back to the text before, and done again", async () => {
    await fc.assert(
      fc.asyncProperty(
        withChance,
        fc.constantFrom("expectimax" as const, "star1" as const, "star2" as const),
        fc.array(act, { maxLength: 6 }),
        async (tree, algorithm, acts) => {
          const figure = edited(tree, algorithm);
          const { stepper, editor } = figure;
          const look = () => ({ setup: stepper.setup, keys: [...stepper.keys!] });
          const seen = [look()];
          for (const act of acts) {
            const { run } = stepper;
            await act(figure);
            await settled();
            expect(stepper.error).toBeUndefined();
            expect(stepper.keys).toHaveLength(stepper.run.outline.nodes.length);
            if (stepper.run !== run) seen.push(look());
          }
          for (const before of seen.slice(0, -1).toReversed()) {
            await editor.undo();
            expect(look()).toEqual(before);
          }
          expect(editor.canUndo).toBe(false);
          for (const after of seen.slice(1)) {
            await editor.redo();
            expect(look()).toEqual(after);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("keep the search that takes chance, and what it says is of the new tree", async () => {
    const figure = edited("[2,{1/2:0,1/2:5}]", "star1");
    const { stepper, editor } = figure;
    editor.setLeaf(nodeAt(figure, 1, 0), "1");
    await settled();
    expect([stepper.setup.tree, stepper.setup.algorithm, stepper.run.result.value]).toEqual([
      "[2,{1/2:1,1/2:5}]",
      "star1",
      3,
    ]);
    editor.addMove(nodeAt(figure, 1));
    await settled();
    expect([stepper.setup.tree, stepper.run.result.value]).toEqual(["[2,{1/3:1,1/3:5,1/3:0}]", 2]);
    expect(stepper.notice).toBeUndefined();
  });

  it("go back to a search without chance when the last chance node goes, and say so", async () => {
    const figure = edited("[1,{1:5}]", "star1");
    const { stepper, editor } = figure;
    editor.removeNode(nodeAt(figure, 1, 0));
    await settled();
    expect(stepper.setup).toMatchObject({ tree: "[1,5]", algorithm: "alphaBeta" });
    expect(stepper.notice).toBe(otherSearch(algorithms.alphaBeta.title, false));
    await editor.undo();
    expect(stepper.setup).toMatchObject({ tree: "[1,{1:5}]", algorithm: "star1" });
  });

  it("are refused where a probability would be too fine, and all stays as it was", async () => {
    const tree = "[1,{1/999999937:2,999999936/999999937:4}]";
    const figure = edited(tree);
    figure.editor.addMove(nodeAt(figure, 1));
    await settled();
    expect([figure.stepper.setup.tree, figure.stepper.notice]).toEqual([tree, tooFine]);
    expect(figure.editor.canUndo).toBe(false);
  });

  it("are foretold while a node is dragged", () => {
    const figure = edited("[2,{1/2:0,1/2:5}]", "star1");
    const told = foretell(figure.stepper, nodeAt(figure, 1, 0), { value: -40 });
    const after = edited("[2,{1/2:-40,1/2:5}]", "star1").stepper;
    const leaves = ({ run }: StepperState) => run.trace.counters(run.trace.length).leaves;
    expect(told?.text).toBe(foretold(leaves(figure.stepper), leaves(after)));
  });
});
