import type { NodeTool } from "./stepper.svelte.ts";

/** What a click on a node does for as long as a tool is in hand: a sentence. */
export const toolWords: Readonly<Record<NodeTool, string>> = {
  stop: "Click the nodes at which play is to halt; a second click takes a stop away.",
  add: "Click the node that is to have another move; a leaf gets two, its own value and 0.",
  remove: "Click the move that is to go, with all that hangs below it.",
};
