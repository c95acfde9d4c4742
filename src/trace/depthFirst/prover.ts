import type { Nodes } from "./nodes.ts";

/**
 * What is proved of each node's value, low ≤ value ≤ high, as leaves are read. At MAX, low is the greatest of the
 * children's lows and high the greatest of their highs, a child that is not known being (−∞, ∞); at MIN the
 * least. No tighter interval follows: unread leaves may hold anything.
 */
export class Prover {
  /** Indexed by node. */
  readonly #lows: Float64Array;
  readonly #highs: Float64Array;
  readonly #nodes: Nodes;
  /** At MAX the greatest high among the children, at MIN the least low; and how many children have it. */
  readonly #edges: Float64Array;
  readonly #atEdge: Uint32Array;
  readonly #narrowed: (id: number, low: number, high: number) => void;

  /** `narrowed` is told each interval that becomes narrower. */
  constructor(nodes: Nodes, narrowed: (id: number, low: number, high: number) => void) {
    this.#narrowed = narrowed;
    this.#nodes = nodes;
    this.#lows = new Float64Array(nodes.size);
    this.#highs = new Float64Array(nodes.size);
    this.#edges = new Float64Array(nodes.size);
    this.#atEdge = new Uint32Array(nodes.size);
    this.forget();
  }

  forget(): void {
    const { size, children, expanded } = this.#nodes;
    this.#lows.fill(-Infinity);
    this.#highs.fill(Infinity);
    for (let id = 0; id < size; id++) {
      this.#edges[id] = this.#isMax(id) ? Infinity : -Infinity;
      // A node of which children may be missing never closes: one more counts for those.
      this.#atEdge[id] = children.size(id) + (expanded[id] ? 0 : 1);
    }
  }

  /** The node's value is from `low` to `high`: hands on to the ancestors what follows for them. */
  prove(id: number, low: number, high: number): void {
    for (let node = id; node >= 0; ) {
      const [oldLow, oldHigh] = [this.#lows[node], this.#highs[node]];
      this.#lows[node] = Math.max(oldLow, low);
      this.#highs[node] = Math.min(oldHigh, high);
      if (this.#lows[node] === oldLow && this.#highs[node] === oldHigh) return;
      this.#narrowed(node, this.#lows[node], this.#highs[node]);
      const parent = this.#nodes.parents[node];
      if (parent < 0) return;
      if (this.#isMax(parent)) {
        low = this.#lows[node];
        high = this.#edge(parent, oldHigh, this.#highs);
      } else {
        high = this.#highs[node];
        low = this.#edge(parent, oldLow, this.#lows);
      }
      node = parent;
    }
  }

  #isMax(id: number): boolean {
    return this.#nodes.side(id) === "max";
  }

  /** The parent's edge among `ends`, the children's highs or lows, one of which was `old`. */
  #edge(parent: number, old: number, ends: Float64Array): number {
    if (old !== this.#edges[parent] || --this.#atEdge[parent] > 0) return this.#edges[parent];
    const { starts, items } = this.#nodes.children;
    const isMax = this.#isMax(parent);
    let edge = isMax ? -Infinity : Infinity;
    let atEdge = 0;
    for (let i = starts[parent]; i < starts[parent + 1]; i++) {
      const end = ends[items[i]];
      if (end === edge) atEdge++;
      if (isMax ? end > edge : end < edge) [edge, atEdge] = [end, 1];
    }
    this.#atEdge[parent] = atEdge;
    this.#edges[parent] = edge;
    return edge;
  }
}
