import { random } from "../../engine/index.ts";
import { drawsChance } from "../../kit/run/chancePart.ts";
import type { Setup } from "../../kit/run/setup.ts";
import { arrangeBy, type EditableTree, plainTree, rearrange } from "./editableTree.ts";
import { type Editor, type Order, withoutMemory } from "./editor.svelte.ts";
import { tooWide } from "./editWords.ts";
import { findOrder } from "./findOrder.ts";
import { fetchChance } from "./lateChance.ts";
import type { StepperState } from "./stepper.svelte.ts";

/**
 * Puts all moves of a setup's tree in an order, and has a stepper search that; "given" brings back the tree or the position
 * that was given.
 */
export async function putInOrder(
  stepper: StepperState,
  editor: Editor,
  order: Order,
  tree: EditableTree | undefined,
  setup: Setup,
): Promise<void> {
  if (order === "given") return toGiven(stepper, editor);
  if (tree === undefined) return;
  if (order === "reverse")
    return editor.arrange(
      rearrange(tree, (children) => children.toReversed()),
      setup,
    );
  if (order === "shuffle") {
    const { shuffle } = random(++editor.seed);
    return editor.arrange(
      rearrange(tree, (children) => shuffle(children)),
      setup,
    );
  }
  const found = findOrder(plainTree(tree), order);
  if (found) return editor.arrange(arrangeBy(tree, found), setup);
  stepper.notice = tooWide;
}

/** By the search that is shown, whichever it was that was given. */
async function toGiven({ setup, origin }: StepperState, editor: Editor): Promise<void> {
  const { tree, game, position, sooner, width, depth } = origin.setup;
  if (drawsChance(tree)) await fetchChance(tree);
  await editor.search({
    ...setup,
    ...{ tree, game, position, sooner, width },
    // Plies of one game say nothing of another, and a tree may be searched whole.
    ...(game !== setup.game && { depth }),
    ...(drawsChance(tree) && withoutMemory),
  });
}
