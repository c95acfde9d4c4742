import { eventCode, isLeave } from "./eventCode.ts";
import type { Log } from "./log.ts";
import type { NodeStates } from "./nodeStates.ts";
import type { Nodes } from "./nodes.ts";

/** See `Trace.changed`. */
export function changedNodes(
  log: Log<unknown>,
  nodes: Nodes,
  states: NodeStates,
  from: number,
  to: number,
): number[] {
  const last = Math.max(from, to);
  // Where an iteration begins, all that the one before has touched is as if never touched.
  const begun = states.since(last) > Math.min(from, to);
  const first = begun ? states.since(Math.min(from, to)) : Math.min(from, to);
  const changed = new Set<number>();
  for (let event = first + 1; event <= last; event++) {
    const code = log.code(event);
    const id = nodes.ofEvent[event];
    if (code === eventCode.enter || code === eventCode.improve) changed.add(id);
    if (code === eventCode.cutoff) addSkipped(log, nodes, event, changed);
    if (!isLeave(code)) continue;
    for (let node = id; node >= 0 && states.isChangedBy(node, event); node = nodes.parents[node])
      changed.add(node);
  }
  changed.delete(-1);
  return [...changed];
}

function addSkipped(log: Log<unknown>, nodes: Nodes, event: number, changed: Set<number>): void {
  const { start, end } = log.skipped(event);
  for (let i = start; i < end; i++) changed.add(nodes.ofSkipped[i]);
}
