import type { OutlineNode } from "../trace/outline.ts";
import { cellNames } from "./cellNames.ts";
import type { Subject } from "./run.ts";

/** A move as narration says it, without an article: "move 2" in a tree, "X bottom left" on a board. */
export function moveName(subject: Subject, node: OutlineNode): string {
  if (node.parent === undefined) return "the root";
  if (subject.tree !== undefined) return `move ${indices(node).join(".")}`;
  if (subject.setup.game === "ticTacToe") {
    return `${node.side === "min" ? "X" : "O"} ${cellNames[node.move as number]}`;
  }
  return subject.game.writeMove(node.parent.position, node.move);
}

/** The same for a node, at the start of a sentence or in its midst. */
export function nodeName(subject: Subject, node: OutlineNode): string {
  return node.parent === undefined ? "the root" : moveName(subject, node);
}

/** The places of a node's ancestors and its own among their siblings, counted from one. */
function indices(node: OutlineNode): number[] {
  return node.parent === undefined ? [] : [...indices(node.parent), node.index + 1];
}
