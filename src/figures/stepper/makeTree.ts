import { writeTree } from "../../engine/index.ts";
import { treeOfPosition } from "../treeOfPosition.ts";
import type { Editor } from "./editor.svelte.ts";
import type { StepperState } from "./stepper.svelte.ts";

const signsTurned =
  "MIN was to move. The root of a tree is MAX’s, so all values have changed their signs, and MAX and MIN their places.";

/** Makes an abstract tree of a game that is drawn whole, so that its moves can be put in any order. */
export async function makeTree(stepper: StepperState, editor: Editor): Promise<void> {
  const { game, position, setup, outline } = stepper.run;
  const found = treeOfPosition(game, position, setup.depth ?? Infinity, outline.nodes.length);
  if (found === undefined) return;
  const { table, parts, algorithm } = setup;
  await editor.change({ algorithm, table, parts, tree: writeTree(found.tree) });
  if (found.negated) stepper.notice = signsTurned;
}
