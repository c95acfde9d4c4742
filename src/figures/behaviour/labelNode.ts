import type { BehaviourShape } from "../../drawing/behaviourShapes.ts";
import type { BehaviourNode, GuardBoard } from "../../engine/behaviour/index.ts";

type Node = BehaviourNode<GuardBoard>;

const times = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** What stands in a node: its name, or what a decorator does. */
export function labelNode(
  node: BehaviourNode<GuardBoard> | { kind: string; name: string; count?: number },
): string {
  const { kind, name } = node;
  const count = "count" in node ? (node.count ?? 1) : 1;
  if (kind === "inverter") return "not";
  if (kind === "repeat") return times(count, "time");
  if (kind === "timeout") return `at most ${times(count, "tick")}`;
  return name;
}

/** What kind of node it is, in words: "sequence, memory", "parallel, 2 of 3". */
export function kindWords(node: Node): string {
  if (node.kind === "sequence" || node.kind === "selector")
    return node.memory ? `${node.kind}, memory` : node.kind;
  if (node.kind === "parallel") return `parallel, ${node.successes} of ${node.children.length}`;
  return node.kind;
}

/** The mark of a kind, as the literature writes it. */
export const kindMarks: Readonly<Record<Node["kind"], string>> = {
  sequence: "→",
  selector: "?",
  parallel: "⇉",
  inverter: "¬",
  repeat: "↻",
  timeout: "◷",
  condition: "",
  action: "",
};

export const shapeOf = ({ kind }: Node): BehaviourShape =>
  kind === "inverter" || kind === "repeat" || kind === "timeout" ? "decorator" : kind;
