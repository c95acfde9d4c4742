import { rank } from "./rows.ts";
import type { Story } from "./story.ts";

// Moving about where visits nest: a node is entered ("enter"), others below it are, and then it is left ("leave").

/** Forward; but where a node would be entered, to the step that leaves it. */
export function overVisit(story: Story, step: number): number {
  if (step >= story.length) return story.length;
  if (story.log.kind(step + 1) !== "enter") return step + 1;
  return leaveAfter(story, story.nodeAt(step + 1), step);
}

/** Back; but where a node has just been left, to the step before the one that entered it. */
export function backOverVisit(story: Story, step: number): number {
  if (step <= 0) return 0;
  if (story.log.kind(step) !== "leave") return step - 1;
  return enterBefore(story, story.nodeAt(step), step) - 1;
}

/** The first step after this one that leaves the node; the last step where its visit was never ended. */
export function leaveAfter(story: Story, node: number, step: number): number {
  const leaves = story.steps(node, "leave");
  return leaves[rank(leaves, step)] ?? story.length;
}

/** The last step up to this one that entered the node; 1 where there is none. */
function enterBefore(story: Story, node: number, step: number): number {
  const enters = story.steps(node, "enter");
  return enters[rank(enters, step) - 1] ?? 1;
}
