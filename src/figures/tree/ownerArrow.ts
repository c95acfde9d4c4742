import { formatValue } from "../../drawing/formatValue.ts";
import type { OutlineNode, Trace } from "../../trace/index.ts";

/** The arrow of a tree's picture from a cut to the node that owns the bound, by outline ids. */
export interface OwnerArrow {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The arrow for the event that leads to `step`; none where that is no cutoff, or nobody in the tree owns its bound. */
export function ownerArrow(
  trace: Trace<unknown>,
  drawn: (traceNode: number) => OutlineNode,
  step: number,
): OwnerArrow | undefined {
  const event = step > 0 ? trace.event(step) : undefined;
  if (event?.kind !== "cutoff") return undefined;
  const owner = trace.owner(step);
  if (owner.kind !== "ancestor") return undefined;
  const bound = trace.side(event.node) === "min" ? "α" : "β";
  return {
    from: drawn(event.node).id,
    to: drawn(owner.node).id,
    text: `${bound} = ${formatValue(owner.value)}`,
  };
}
