import {
  bestMoveOrder,
  type MoveOrder,
  reorder,
  type Tree,
  worstMoveOrder,
  writeTree,
} from "../../engine/index.ts";
import { treeOfPosition } from "../../kit/run/treeOfPosition.ts";
import type { Editor } from "./editor.svelte.ts";
import * as words from "./editWords.ts";
import type { StepperState } from "./stepper.svelte.ts";

/** An abstract tree is its own children. */
const look = (tree: Tree) => tree;

/** The order of moves in which alpha-beta reads fewest or most leaves; undefined where finding it takes too long. */
export const findOrder = (tree: Tree, which: "best" | "worst"): MoveOrder | undefined =>
  which === "best" ? bestMoveOrder(tree, look) : worstMoveOrder(tree, look);

/**
 * Makes an abstract tree of a game that is drawn whole, so that its moves can be put in any order: in the game's own,
 * or at once in the best or the worst.
 */
export async function makeTree(
  stepper: StepperState,
  editor: Editor,
  which?: "best" | "worst",
): Promise<void> {
  const { game, position, setup, outline } = stepper.run;
  const found = treeOfPosition(game, position, setup.depth ?? Infinity, outline.nodes.length);
  if (found === undefined) return;
  const order = which && findOrder(found.tree, which);
  if (which && !order) {
    stepper.notice = `${words.tooWide} ${words.searchLess}`;
    return;
  }
  const tree = order ? reorder(found.tree, order) : found.tree;
  const { table, parts, algorithm } = setup;
  await editor.change({ algorithm, table, parts, tree: writeTree(tree) });
  if (found.negated) stepper.notice = words.signsTurned;
}
