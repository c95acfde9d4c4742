import type { Reading } from "../../trace/wholeTree/index.ts";

/** How much of a tree a search has read by a step. */
interface Counts {
  /** Different nodes, and of them different leaves. */
  readonly nodes: number;
  readonly leaves: number;
  /** Nodes below or beside what is done that were passed over: in this search nothing comes back to them. */
  readonly cut: number;
}

/** Counts at a step, in about as many steps as the open nodes have moves. */
export function countsAt(reading: Reading, step: number): Counts {
  const nodes = reading.differentNodes(step).reduce((sum, count) => sum + count, 0);
  const done = reading.tree.columns.turns === undefined ? passed(reading, step) : settled(reading, 0, step);
  return { nodes, leaves: reading.differentLeaves(step), cut: Math.max(0, done - nodes) };
}

/** The same of a subtree, where a search may come back to what it has only looked at: that is not done yet. */
function settled(reading: Reading, node: number, step: number): number {
  const { tree } = reading;
  const entered = reading.entered(node);
  if (entered === 0 || entered > step) return 0;
  if (reading.left(node) <= step) return tree.columns.ends[node] - node;
  return tree.children(node).reduce((sum, child) => sum + settled(reading, child, step), 1);
}

/** Nodes of everything that is done, and the open ones above it. */
function passed(reading: Reading, step: number): number {
  const { tree } = reading;
  if (step === reading.steps) return tree.size;
  const path = reading.path(step);
  let sum = path.length;
  for (const node of path) {
    for (const child of tree.children(node)) {
      if (reading.standing(child, step) === "done") sum += tree.columns.ends[child] - child;
    }
  }
  return sum;
}
