import { type FittedLabel, fitLabel } from "../../drawing/fitLabel.ts";
import { formatInterval, formatValue } from "../../drawing/formatValue.ts";
import type { OutlineNode } from "../../trace/index.ts";
import { type Named, nodeName } from "./nodeNames.ts";
import type { NodeView } from "./nodeView.ts";
import * as words from "./words.ts";

/** Whether anything is proved of a node's value. */
export const isKnown = ({ low, high, said }: NodeView): boolean =>
  low !== -Infinity || high !== Infinity || said !== undefined;

/**
 * What a node's shape says: a leaf its value, unless that is still a secret; any other what is proved of it. A leaf that
 * was read says what it was taken for, also where that is no right estimate.
 */
export function nodeLabel({ value }: OutlineNode, view: NodeView, secret: boolean): string {
  if (value === undefined)
    return view.said === undefined ? formatInterval(view.low, view.high) : formatValue(view.said);
  if (view.status === "done" && view.low === view.high) return formatValue(view.low);
  return secret && !isKnown(view) ? "" : formatValue(value);
}

/** A node's label as it is printed in a shape of that size. */
export function fitNodeLabel(
  node: OutlineNode,
  label: string,
  room: { radius: number; space: number; scale: number },
): FittedLabel {
  const isSquare = node.value !== undefined;
  // A circle has more room in its middle than a triangle has, and no narrow side to stand beside.
  if (node.turn === "chance" && !isSquare)
    return fitLabel(label, { ...room, radius: 1.24 * room.radius, space: 0, isSquare });
  return fitLabel(label, { ...room, isSquare });
}

/**
 * A drawn node for those who hear it: its name, its kind, what is known of its value, what is written beside that, and how far
 * it was read.
 */
export function describeNode(
  subject: Named,
  node: OutlineNode,
  view: NodeView,
  { secret = false, note }: { readonly secret?: boolean; readonly note?: string | undefined } = {},
): string {
  const { status, remembered } = view;
  const hidden = node.value === undefined || (secret && status !== "done");
  const value = hidden
    ? view.said === undefined
      ? formatInterval(view.low, view.high)
      : formatValue(view.said)
    : formatValue(status === "done" && view.low === view.high ? view.low : node.value!);
  return words.nodeDescription({
    name: nodeName(subject, node),
    turn: node.value === undefined ? node.turn : undefined,
    value: hidden && !isKnown(view) ? undefined : value,
    note,
    status,
    remembered,
  });
}
