import { writeTree } from "../../engine/index.ts";
import { readSubject, record } from "../../kit/run/run.ts";
import { type OutlineNode, Trace } from "../../trace/index.ts";
import { moveNode, plainTree } from "./editableTree.ts";
import type { StepperState } from "./stepper.svelte.ts";

/** A tree with more nodes than this is not searched while a move is being dragged. */
const mostNodes = 400;

/** What the search would read after a move to another place among its siblings: "7 → 5 leaves". */
export function foretell(stepper: StepperState, node: OutlineNode, index: number): string | undefined {
  const { run, tree, setup } = stepper;
  if (tree === undefined || run.outline.nodes.length > mostNodes) return undefined;
  const moved = writeTree(plainTree(moveNode(tree, stepper.keyOf(node), index)));
  const trace = new Trace<unknown>(record(readSubject({ ...setup, tree: moved })).recording);
  return `${leavesOf(run.trace)} → ${leavesOf(trace)} leaves`;
}

const leavesOf = (trace: Trace<unknown>) => trace.counters(trace.length).leaves;
