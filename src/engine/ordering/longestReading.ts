import type { ValuedNode } from "./valuedNode.ts";

/**
 * Asks for the most leaves that alpha-beta reads below nodes; undefined where the answer takes more than `work`
 * steps, each a look at one child in one window.
 */
export function longestReading<Answer>(
  work: number,
  ask: (reading: LongestReading) => Answer,
): Answer | undefined {
  try {
    return ask(new LongestReading(work));
  } catch (error) {
    if (error instanceof OutOfWork) return undefined;
    throw error;
  }
}

class OutOfWork extends Error {}

/**
 * The most leaves that alpha-beta reads below a node, over all orders of all nodes below it, for a window
 * (near, far) as the side to move sees it: (alpha, beta) for MAX, (−beta, −alpha) for MIN.
 *
 * What a node reads depends on true values and on its window alone: a value that fail-soft returns from outside
 * the window lies on the same side of it as the true one, so it raises near, or cuts, exactly when that would.
 * And each node is entered once, so its order may be chosen for the window that it gets.
 *
 * At one node, near is the greatest value read so far, and the higher it is, the less is read of a child: in any
 * order of its own, a narrower window reads nothing that a wider one does not. Hence a child that will not raise
 * near is best read as soon as near has reached its value: that leaves near to the others as it was, and a later
 * cutoff cannot take its leaves away. So an order is a climb: near rises from level to level, each time by one
 * child that still sees the level before, and then come all those up to the new level. Where some child reaches
 * far, one such child ends the climb, at whatever level. The best climb is found from the top level down, with
 * k² windows of children for k children in place of k! orders.
 *
 * Of all windows, only those differ for a node that part its own leaf values otherwise: (d + 1)² at most, for d
 * different ones, each computed once. So the work is O(Σ k² d²) over the nodes at worst, and far less where
 * depth is even: a uniform tree of 2,000 leaves takes at most about half a million steps.
 */
export class LongestReading {
  #work: number;
  readonly #known = new Map<ValuedNode, Map<number, number>>();
  readonly #windows = new WindowNumbers();

  constructor(work: number) {
    this.#work = work;
  }

  /** The most leaves read below `node`. */
  within(node: ValuedNode, near: number, far: number): number {
    if (this.#work-- <= 0) throw new OutOfWork();
    if (node.children.length === 0) return 1;
    if (node.children.every(isLeaf)) return this.#ofLeaves(node, far);
    const known = this.#known.get(node) ?? new Map<number, number>();
    this.#known.set(node, known);
    const window = this.#windows.of(node, near, far);
    if (!known.has(window)) {
      for (const [level, most] of this.#climb(node, near, far))
        known.set(this.#windows.of(node, level, far), most);
    }
    return known.get(window)!;
  }

  /** The most leaves still to be read below `node` when the children in `read` have been, and near is held. */
  after(node: ValuedNode, read: readonly ValuedNode[], near: number, far: number): number {
    if (near >= far) return 0;
    let most = this.within(node, near, far);
    for (const child of read) most -= this.within(child, -far, -near);
    return most;
  }

  /** Where all children are leaves: those that do not reach far, and then one that does. Spares most climbs. */
  #ofLeaves({ children }: ValuedNode, far: number): number {
    this.#work -= children.length;
    let most = 0;
    for (const child of children) if (-child.value < far) most++;
    return most < children.length ? most + 1 : most;
  }

  /** The most leaves below `node` when near is held, and when any child's value between near and far is. */
  #climb(node: ValuedNode, near: number, far: number): [level: number, most: number][] {
    const { levels, last } = climbLevels(node, near, far);
    const most = (child: ValuedNode, level: number) => this.within(child, -far, -level);

    // Counted down with i: leaves of the children above level i, up to level j, when all of them see level j.
    const seeing: number[] = levels.map(() => 0);
    // Leaves of the climb from level i on, when everything up to it has been read.
    const onward: number[] = levels.map(() => 0);
    for (let i = levels.length - 1; i >= 0; i--) {
      const from = levels[i].value;
      for (const child of last) onward[i] = Math.max(onward[i], most(child, from));
      for (let j = i + 1; j < levels.length; j++) {
        const to = levels[j].value;
        for (const first of levels[j].children) {
          const gain = most(first, from) - most(first, to);
          onward[i] = Math.max(onward[i], gain + seeing[j] + onward[j]);
        }
      }
      for (let j = i; j < levels.length; j++) {
        for (const child of levels[i].children) seeing[j] += most(child, levels[j].value);
      }
    }
    return levels.map(({ value }, j) => [value, seeing[j] + onward[j]]);
  }
}

const isLeaf = ({ children }: ValuedNode) => children.length === 0;

/** A value that near can reach at a node, and the children that are worth just that to the side to move. */
interface Level {
  readonly value: number;
  readonly children: readonly ValuedNode[];
}

/**
 * The levels that near can climb through at a node, ascending: the given near first, with all children that
 * are worth no more, then each value of a child between near and far. `last` are the children that reach far:
 * reading one ends the climb.
 */
function climbLevels(
  node: ValuedNode,
  near: number,
  far: number,
): { levels: readonly Level[]; last: readonly ValuedNode[] } {
  const last: ValuedNode[] = [];
  const byValue = new Map<number, ValuedNode[]>([[near, []]]);
  for (const child of node.children) {
    if (-child.value >= far) {
      last.push(child);
      continue;
    }
    const value = Math.max(near, -child.value);
    const others = byValue.get(value);
    if (others === undefined) byValue.set(value, [child]);
    else others.push(child);
  }
  const levels = [...byValue].map(([value, children]) => ({ value, children }));
  return { levels: levels.sort((a, b) => a.value - b.value), last };
}

/**
 * Numbers the windows of a node, so that two have the same number when no leaf value below the node lies on
 * different sides of them: alpha-beta reads the same there in both. At most (d + 1)² numbers for d different
 * values. Windows are as the side to move sees them.
 */
class WindowNumbers {
  readonly #valuesBelow = new Map<ValuedNode, readonly number[]>();

  of(node: ValuedNode, near: number, far: number): number {
    const values = this.#values(node);
    const upToNear = partition(values, (value) => value <= near);
    const beforeFar = partition(values, (value) => value < far);
    return upToNear * (values.length + 1) + beforeFar;
  }

  /** The different leaf values below `node`, ascending, as the side to move there counts them. */
  #values(node: ValuedNode): readonly number[] {
    const known = this.#valuesBelow.get(node);
    if (known !== undefined) return known;
    const different = new Set<number>();
    for (const child of node.children) {
      if (child.children.length === 0) different.add(-child.value);
      else for (const value of this.#values(child)) different.add(-value);
    }
    const values = [...different].sort((a, b) => a - b);
    this.#valuesBelow.set(node, values);
    return values;
  }
}

/** How many of the first values hold, where those that do come before those that do not. */
function partition(values: readonly number[], holds: (value: number) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(values[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}
