import { expect, it, vi } from "vitest";
import { parseTree, type Tree, writeTree } from "../../../src/engine/index.ts";
import { fewestLeaves } from "../../../src/engine/ordering/bestOrder.ts";
import { mostLeaves } from "../../../src/engine/ordering/worstOrder.ts";
import { Editor } from "../../../src/figures/stepper/editor.svelte.ts";
import { PageRequests } from "../../../src/figures/stepper/pageRequests.svelte.ts";
import { StepperState } from "../../../src/figures/stepper/stepper.svelte.ts";
import { stepper as kind } from "../../../src/figures/stepper/stepper.ts";
import { setupIn } from "../../../src/kit/run/setup.ts";

const given = { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta", at: "end" };

/** A figure that a chapter mounts, and what its phrases ask of it. */
function placed() {
  const view = kind.place(given).given;
  const stepper = new StepperState(setupIn(view), view.at);
  const editor = new Editor(stepper);
  const requests = new PageRequests(stepper, editor, view);
  const shown = vi.spyOn(stepper, "apply");
  const ask = (said: Readonly<Record<string, unknown>>) => requests.show(kind.over(view, said), "phrase");
  const leaves = () => stepper.run.trace.counters(stepper.step).leaves;
  const keys = () => stepper.run.outline.nodes.map((node) => stepper.keyOf(node)).sort();
  return { stepper, editor, shown, ask, leaves, keys };
}

it("From one order that a phrase asks for another is shown at once, and can be taken back at once", async () => {
  const { stepper, editor, shown, ask, leaves, keys } = placed();
  const tree = parseTree(given.tree);
  const look = (node: Tree) => node;
  const before = keys();
  await ask({ order: "best", at: "end" });
  const best = stepper.setup.tree;
  expect([leaves(), shown.mock.calls.length]).toEqual([fewestLeaves(tree, look), 1]);
  await ask({ order: "worst", at: "end" });
  expect([leaves(), shown.mock.calls.length]).toEqual([mostLeaves(tree, look), 2]);
  // The picture follows every node to its new place.
  expect(keys()).toEqual(before);
  await editor.undo();
  expect(stepper.setup.tree).toBe(best);
});

it("An order is one of the tree that the phrase speaks of, whatever a reader has made of it", async () => {
  const { stepper, editor, ask } = placed();
  await ask({ order: "worst", at: "end" });
  const worst = stepper.setup.tree;
  await editor.setTree("[[1,2],[3,4]]");
  await ask({ order: "worst", at: "end" });
  expect(stepper.setup.tree).toBe(worst);
  await ask({ tree: "[[4,5],[1,2]]", order: "best", at: "end" });
  expect(stepper.setup.tree).toBe(
    writeTree([
      [4, 5],
      [1, 2],
    ]),
  );
  await ask({ order: "given", at: "end" });
  expect(stepper.setup.tree).toBe(given.tree);
});
