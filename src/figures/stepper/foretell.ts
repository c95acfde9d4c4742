import { readSubject, record } from "../../kit/run/run.ts";
import { tracedNodes } from "../../kit/tree/alignTrace.ts";
import type { Foretold, NodeChange } from "../../kit/tree/nodeDrag.svelte.ts";
import { type OutlineNode, Trace } from "../../trace/index.ts";
import { keysOf, moveNode, setLeaf } from "./editableTree.ts";
import { writeEdited } from "./lateChance.ts";
import type { StepperState } from "./stepper.svelte.ts";
import { foretold } from "./words.ts";

/** A tree with more nodes than this is not searched while one of them is being dragged. */
const mostNodes = 400;

/** What the search would make of the tree after a change: "7 → 5 leaves", and the nodes that it would not read. */
export function foretell(stepper: StepperState, node: OutlineNode, change: NodeChange): Foretold | undefined {
  const { run, tree, setup } = stepper;
  if (tree === undefined || run.outline.nodes.length > mostNodes) return undefined;
  const key = stepper.keyOf(node);
  const changed = "index" in change ? moveNode(tree, key, change.index) : setLeaf(tree, key, change.value);
  const subject = readSubject({ ...setup, tree: writeEdited(changed) });
  const { recording } = record(subject);
  const trace = subject.chance?.part.traceOf(subject, recording) ?? new Trace<unknown>(recording);
  const keys = keysOf(changed);
  const read = new Set<number>();
  for (const [id, traced] of tracedNodes(subject.outline, trace).entries())
    if (traced >= 0 && trace.node(traced, trace.length).status === "done") read.add(keys[id]);
  const unread = run.outline.nodes.filter((node) => !read.has(stepper.keyOf(node)));
  return {
    text: foretold(leavesOf(run.trace), leavesOf(trace)),
    unread: new Set(unread.map(({ id }) => id)),
  };
}

const leavesOf = (trace: Trace<unknown>) => trace.counters(trace.length).leaves;
