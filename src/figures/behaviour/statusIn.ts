import type { Status } from "../../engine/behaviour/index.ts";
import { type BehaviourProps, behaviourViewOf } from "./behaviourProps.ts";
import { boardAt, runBehaviour } from "./behaviourRun.ts";
import { labelNode } from "./labelNode.ts";
import { nameSquare } from "./squareNames.ts";

/** What a node of that name came to in a tick, from 1; undefined where it was not ticked. */
export function statusIn(props: BehaviourProps, tick: number, name: string): Status | undefined {
  const { nodes, trace } = runBehaviour(behaviourViewOf(props));
  return trace.events.find(
    ({ kind, tick: its, node }) =>
      kind === "leave" && its === tick - 1 && labelNode(nodes[node].node) === name,
  )?.status;
}

/** The square on which the guard stands after a tick, from 1. */
export function guardAfter(props: BehaviourProps, tick: number): string {
  const run = runBehaviour(behaviourViewOf(props));
  return nameSquare(boardAt(run, run.trace.begins[tick]).guard);
}
