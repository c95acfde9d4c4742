import { formatInterval, formatValue } from "../../drawing/formatValue.ts";
import type { OutlineNode } from "../../trace/index.ts";
import type { Subject } from "../run/run.ts";
import { nodeName } from "./nodeNames.ts";
import type { NodeView } from "./nodeView.ts";

const progress = { unvisited: "not read", active: "being read", done: "read", cut: "cut off" } as const;

/** A drawn node for those who hear it: its name, its kind, what is known of its value and how far it was read. */
export function describeNode(subject: Subject, node: OutlineNode, view: NodeView, secret = false): string {
  const kind = node.value === undefined ? node.side.toUpperCase() : "leaf";
  const hidden = node.value === undefined || (secret && view.status !== "done");
  const value = hidden
    ? formatInterval(view.low, view.high).replace("?", "value unknown")
    : formatValue(view.status === "done" && view.low === view.high ? view.low : node.value!);
  const come = view.remembered ? "answered by the table" : progress[view.status];
  return `${nodeName(subject, node)}, ${kind}, ${value}, ${come}`;
}
