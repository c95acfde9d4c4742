import type { Status } from "../../engine/behaviour/index.ts";
import { behaviour } from "./behaviour.ts";
import { type BehaviourView, boardAt, runBehaviour } from "./behaviourRun.ts";
import { labelNode } from "./labelNode.ts";
import { nameSquare } from "./squareNames.ts";

/** A figure as a chapter mounts it. */
type Attributes = Readonly<Partial<BehaviourView>>;

/** What a node of that name came to in a tick, from 1; undefined where it was not ticked. */
export function statusIn(attributes: Attributes, tick: number, name: string): Status | undefined {
  const { nodes, trace } = runBehaviour(behaviour.place({ ...attributes }).given);
  return trace.events.find(
    ({ kind, tick: its, node }) =>
      kind === "leave" && its === tick - 1 && labelNode(nodes[node].node) === name,
  )?.status;
}

/** The square on which the guard stands after a tick, from 1. */
export function guardAfter(attributes: Attributes, tick: number): string {
  const run = runBehaviour(behaviour.place({ ...attributes }).given);
  return nameSquare(boardAt(run, run.trace.begins[tick]).guard);
}
