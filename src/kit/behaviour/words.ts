import type { BehaviourNode, GuardBoard, Status } from "../../engine/behaviour/index.ts";
import { countWords } from "../narration/words.ts";

type Node = BehaviourNode<GuardBoard>;

/** The kinds of nodes. */
export const kinds: Readonly<Record<Node["kind"], string>> = {
  sequence: "sequence",
  selector: "selector",
  parallel: "parallel",
  inverter: "inverter",
  repeat: "repeat",
  timeout: "timeout",
  condition: "condition",
  action: "action",
};

/** What a node may come to. */
export const statuses: Readonly<Record<Status, string>> = {
  success: "success",
  failure: "failure",
  running: "running",
};

/** What stands in a node: its name, or what a decorator does. */
export function labelNode(
  node: BehaviourNode<GuardBoard> | { kind: string; name: string; count?: number },
): string {
  const { kind, name } = node;
  const count = "count" in node ? (node.count ?? 1) : 1;
  if (kind === "inverter") return "not";
  if (kind === "repeat") return countWords(count, "time");
  if (kind === "timeout") return `at most ${countWords(count, "tick")}`;
  return name;
}

/** What kind of node it is, in words: "sequence, memory", "parallel, 2 of 3". */
export function kindWords(node: Node): string {
  if (node.kind === "sequence" || node.kind === "selector")
    return node.memory ? `${kinds[node.kind]}, memory` : kinds[node.kind];
  if (node.kind === "parallel") return `${kinds.parallel}, ${node.successes} of ${node.children.length}`;
  return kinds[node.kind];
}

/* What is wrong with a guard’s world that somebody has written. */

export const blocked = (square: string): string => `The intruder cannot stand on ${square}`;
export const noMove = (text: string): string => `"${text}" is no move of the intruder such as 4:f3`;
export const tooEarly = (tick: number, before: number): string => `tick ${tick} comes after tick ${before}`;
export const noSquare = (text: string): string => `"${text}" is no square such as c2`;
