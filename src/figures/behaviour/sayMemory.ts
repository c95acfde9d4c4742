import type { BehaviourNode, BehaviourState, GuardBoard } from "../../engine/behaviour/index.ts";

type Held = BehaviourState<never>["running"] extends ReadonlyMap<string, infer Memory> ? Memory : never;

/** What a running node remembers until the next tick, in a few words; "" where that is nothing. */
export function sayMemory(
  node: BehaviourNode<GuardBoard> | { kind: string },
  { count, child }: Held,
): string {
  const ticks = `${count} tick${count === 1 ? "" : "s"} so far`;
  if (node.kind === "action" || node.kind === "timeout") return ticks;
  if (node.kind === "repeat") return `${count} done`;
  if ("memory" in node && node.memory) return `goes on with child ${child + 1}`;
  return "";
}
