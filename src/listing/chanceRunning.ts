import type { ChanceTrace } from "../trace/chance/index.ts";
import type { RunningEvent } from "./runningLines.ts";

/** The event that leads to a step, 1 or later, with what lights its line in the listing of a search of games of chance. */
export function chanceRunning(trace: ChanceTrace<unknown>, step: number): RunningEvent {
  const { kind, ...event } = trace.event(step);
  const { node } = event;
  const isEnter = kind === "enter";
  const above = isEnter ? trace.parent(node) : node;
  const within = above >= 0 && isProbed(trace, above, step);
  const begins = isEnter && !within && isProbed(trace, node, step);
  return {
    ...event,
    kind,
    turn: trace.turn(Math.max(above, 0)),
    ...((within || begins) && { probe: within ? "within" : "begins" }),
    isRoot: node === 0,
  };
}

/** Whether the visit of a node at a step looks at one of its moves alone. */
function isProbed(trace: ChanceTrace<unknown>, node: number, step: number): boolean {
  const left = trace.leaves(node).find((leave) => leave >= step);
  const event = left === undefined ? undefined : trace.event(left);
  return event?.kind === "leave" && event.from === "probe";
}
