import type { BehaviourRun } from "./behaviourRun.ts";
import { labelNode } from "./labelNode.ts";

/**
 * A step by the words that chapters use: "start", "end", "7", "tick 3" (when it is over), "tick 3 sees the intruder"
 * (when that node has been left in it), "tick 3 enter chase", "abandon 1". Throws where there is none.
 */
export function findTickStep({ nodes, trace }: BehaviourRun, at: string): number {
  const { events, begins } = trace;
  const missing = (): never => {
    throw new Error(`There is no step "${at}" in these ${begins.length - 1} ticks`);
  };
  if (at === "start") return 0;
  if (at === "end") return events.length;
  if (/^\d+$/.test(at)) return Number(at) <= events.length ? Number(at) : missing();
  const [, nth] = at.match(/^abandon (\d+)$/) ?? [];
  if (nth !== undefined) {
    const abandoned = events.flatMap(({ kind }, index) => (kind === "abandon" ? [index + 1] : []));
    return abandoned[Number(nth) - 1] ?? missing();
  }
  const [, tick, enter, name] = at.match(/^tick (\d+)(?: (enter )?(.+))?$/) ?? [];
  if (tick === undefined || begins[Number(tick)] === undefined) return missing();
  if (name === undefined) return begins[Number(tick)];
  const wanted = enter ? "enter" : "leave";
  const found = events.findIndex(
    ({ kind, node, tick: its }) =>
      its === Number(tick) - 1 && kind === wanted && labelNode(nodes[node].node) === name,
  );
  return found < 0 ? missing() : found + 1;
}
