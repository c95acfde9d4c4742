import { formatValue } from "../../drawing/formatValue.ts";
import type { OutlineNode } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";
import { tracedName } from "./nodeNames.ts";

/** The arrow of a tree's picture from a cut to the node that owns the bound, by outline ids, and what stands at it. */
export interface OwnerArrow {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** The arrow for the event that leads to `step`; none where that is no cutoff, or nobody in the tree owns its bound. */
export function ownerArrow(
  run: Run,
  drawn: (traceNode: number) => OutlineNode,
  step: number,
): OwnerArrow | undefined {
  const { trace } = run;
  const event = step > 0 ? trace.event(step) : undefined;
  if (event?.kind !== "cutoff") return undefined;
  const owner = trace.owner(step);
  if (owner.kind !== "ancestor") return undefined;
  const bound = trace.side(event.node) === "min" ? "α" : "β";
  const holder = owner.node === 0 ? "the root’s" : `${tracedName(run, owner.node)}’s`;
  return {
    from: drawn(event.node).id,
    to: drawn(owner.node).id,
    lines: [`${holder} ${bound} = ${formatValue(owner.value)}`, `set by ${tracedName(run, owner.child)}`],
  };
}
