import type { BehaviourShape } from "../../drawing/layoutBehaviour.ts";
import type { BehaviourNode, GuardBoard } from "../../engine/behaviour/index.ts";

type Node = BehaviourNode<GuardBoard>;

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
