import type { Reading } from "../../trace/wholeTree/index.ts";

/** How much of a tree a search has read by a step. */
interface Counts {
  /** Different nodes. */
  readonly nodes: number;
  readonly leaves: number;
  /** Nodes below or beside what is done that were passed over: in this search nothing comes back to them. */
  readonly cut: number;
}

const known = new WeakMap<Reading, Int32Array | undefined>();

/** Counts at a step, in about as many steps as the open nodes have moves. */
export function countsAt(reading: Reading, step: number): Counts {
  const nodes = differentNodes(reading, step);
  const leaves = Math.min(reading.leaves(step), reading.tree.leaves);
  return { nodes, leaves, cut: Math.max(0, passed(reading, step) - nodes) };
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

/** Where nodes are read again, those that are read for the first time are counted by halving. */
function differentNodes(reading: Reading, step: number): number {
  const first = firstEntries(reading);
  if (first === undefined) return reading.nodes(step);
  let [low, high] = [0, first.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (first[middle] <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The steps that enter a node for the first time, ascending; undefined where none is entered again. */
function firstEntries(reading: Reading): Int32Array | undefined {
  if (known.has(reading)) return known.get(reading);
  let count = 0;
  const steps = new Int32Array(reading.tree.size);
  for (let node = 0; node < steps.length; node++) {
    const entered = reading.entered(node);
    if (entered !== 0) steps[count++] = entered;
  }
  const first = 2 * count === reading.steps ? undefined : steps.slice(0, count).sort();
  known.set(reading, first);
  return first;
}
