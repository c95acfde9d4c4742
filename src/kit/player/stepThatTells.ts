import type { OutlineNode, Trace } from "../../trace/index.ts";

/**
 * The step that tells of a drawn node: the next that enters it, or else the first; where the search never came there, the
 * one that left it unread, by a cutoff or an answer of the table. Undefined where there is none.
 *
 * @param tracedAt the node of the trace at a node of the outline, if it is in the trace
 */
export function stepThatTells(
  trace: Trace<unknown>,
  tracedAt: (outlineNode: number) => number | undefined,
  node: OutlineNode,
  step: number,
): number | undefined {
  const id = tracedAt(node.id);
  const entered = id === undefined ? [] : trace.enters(id);
  if (entered.length > 0) return entered.find((enter) => enter > step) ?? entered[0];
  for (let { parent } = node; parent; { parent } = parent) {
    const above = tracedAt(parent.id);
    if (above === undefined || trace.enters(above).length === 0) continue;
    const ends = trace.leaves(above);
    const cutoffs = ends
      .map((leave) => trace.log.last("cutoff", leave))
      .filter((cutoff) => cutoff > 0 && trace.nodes.ofEvent[cutoff] === above);
    const reasons = cutoffs.length > 0 ? cutoffs : ends;
    return reasons.findLast((reason) => reason <= step) ?? reasons[0];
  }
  return undefined;
}
