import type { Run } from "../../../kit/run/run.ts";
import { tableHistoryOf } from "../../../kit/run/tableHistoryOf.ts";
import type { OwnerArrow } from "../../../kit/tree/nodeView.ts";
import type { BadgeKind } from "../../../kit/tree/TableBadge.svelte";
import type { OutlineNode } from "../../../trace/index.ts";
import { writeBound } from "./writeBound.ts";

/** What a step has to do with the table, as a tree's picture shows it. */
export interface TableMark {
  /** The drawn node that was looked up or stored, and what came of it. */
  readonly node: number;
  readonly kind: BadgeKind;
  /** From the node to where its entry was stored. */
  readonly arrow: OwnerArrow | undefined;
}

/** An arrow across rows has other nodes beside it, which a label would cover. */
const sameRow = ({ outline }: Run, one: number, other: number) =>
  outline.nodes[one].ply === outline.nodes[other].ply;

/** The mark of the event that leads to `step`; none where that neither asks the table, tells it nor follows its word. */
export function tableMark(
  run: Run,
  drawn: (traceNode: number) => OutlineNode,
  step: number,
): TableMark | undefined {
  const event = step > 0 ? run.trace.event(step) : undefined;
  if (event?.kind === "leave" && event.from === "table") return tableMark(run, drawn, step - 1);
  if (event?.kind === "store") return { node: drawn(event.node).id, kind: "store", arrow: undefined };
  if (event?.kind !== "probe") return undefined;
  const node = drawn(event.node).id;
  const known = tableHistoryOf(run).at(event.key, step);
  // Another position may stand in its place. And one that was searched to another depth counts as absent where entries are
  // to be exactly as deep; a reader sees it in the table all the same.
  const entry = event.result !== "absent" || known?.key === event.key ? known : undefined;
  const kind = event.result === "absent" && entry ? "depth" : event.result;
  const to = entry && drawn(entry.node).id;
  const arrow =
    entry === undefined || to === undefined || to === node
      ? undefined
      : { from: node, to, lines: sameRow(run, node, to) ? [writeBound(entry)] : [] };
  return { node, kind, arrow };
}

export { sharedPositions } from "../../../kit/tree/sharedPositions.ts";
export { default as TableBadge } from "../../../kit/tree/TableBadge.svelte";
export { default as TreeArcs } from "../../../kit/tree/TreeArcs.svelte";
