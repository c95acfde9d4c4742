import { formatValue } from "../../drawing/formatValue.ts";
import type { OutlineNode } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";

/** A value on its way from a node to its parent, by outline ids. */
export interface Travelling {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly step: number;
}

/**
 * The value that goes up an edge when a reader steps from one step on to another: the one that a node is left with or,
 * where that step has been passed over, the one that its parent takes. Nothing travels backwards.
 */
export function travelling(
  run: Run,
  drawn: (traceNode: number) => OutlineNode,
  before: number,
  step: number,
): Travelling | undefined {
  if (step <= before) return undefined;
  const event = run.trace.event(step);
  const passedOver = event.kind === "improve" && step > before + 1;
  if (!passedOver && !(event.kind === "leave" && step === before + 1)) return undefined;
  const left = event.kind === "improve" ? event.child : event.node;
  if (left <= 0) return undefined;
  const [from, to] = [drawn(left).id, drawn(run.trace.parent(left)).id];
  return from === to ? undefined : { from, to, text: formatValue(event.value), step };
}
