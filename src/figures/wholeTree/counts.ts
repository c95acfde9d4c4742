import type { Reading } from "../../trace/wholeTree/index.ts";

/** How much of a tree a search has read by a step. */
interface Counts {
  /** Different nodes, and of them different leaves. */
  readonly nodes: number;
  readonly leaves: number;
  /** Nodes below or beside what is done that were passed over: in this search nothing comes back to them. */
  readonly cut: number;
}

/** The steps that first enter a node, and those that first leave a leaf, ascending. */
interface Firsts {
  readonly entered: Int32Array;
  readonly leaves: Int32Array;
}
/** Undefined of a reading that enters no node again. */
const known = new WeakMap<Reading, Firsts | undefined>();

/** Counts at a step, in about as many steps as the open nodes have moves. */
export function countsAt(reading: Reading, step: number): Counts {
  const firsts = firstsOf(reading);
  const nodes = firsts ? upTo(firsts.entered, step) : reading.nodes(step);
  const leaves = firsts ? upTo(firsts.leaves, step) : reading.leaves(step);
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

/** How many of the ascending steps have come by this one, found by halving. */
function upTo(steps: Int32Array, step: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle] <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

function firstsOf(reading: Reading): Firsts | undefined {
  if (known.has(reading)) return known.get(reading);
  const { tree } = reading;
  let [count, leaves] = [0, 0];
  const [steps, ofLeaves] = [new Int32Array(tree.size), new Int32Array(tree.leaves)];
  for (let node = 0; node < steps.length; node++) {
    const entered = reading.entered(node);
    if (entered === 0) continue;
    steps[count++] = entered;
    // Nothing stands below a leaf: it is left by the next step.
    if (tree.isLeaf(node)) ofLeaves[leaves++] = entered + 1;
  }
  const entered = steps.slice(0, count).sort();
  const firsts =
    2 * count === reading.steps ? undefined : { entered, leaves: ofLeaves.slice(0, leaves).sort() };
  known.set(reading, firsts);
  return firsts;
}
