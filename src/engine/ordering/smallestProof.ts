import type { ValuedNode } from "./valuedNode.ts";

/**
 * The fewest leaves that show what a node is worth to the side to move there. To show that it gets at least a
 * value takes one child and all replies; to show that it gets no more takes every child and one reply each.
 * What the leaves must show is the same threshold all the way down, so equal values count as enough.
 *
 * A proof is found in one walk over the node's tree and kept; thresholds are the values of a few nodes.
 * Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning", here for trees of any shape.
 */
export class SmallestProof {
  readonly #atLeast = new Map<number, Map<ValuedNode, number>>();
  readonly #atMost = new Map<number, Map<ValuedNode, number>>();

  /** Leaves that show a value of at least `threshold`; node.value must be that much. */
  atLeast(node: ValuedNode, threshold: number): number {
    return this.#kept(this.#atLeast, node, threshold, () => {
      let fewest = Infinity;
      for (const child of node.children) {
        if (-child.value >= threshold) fewest = Math.min(fewest, this.atMost(child, -threshold));
      }
      return fewest;
    });
  }

  /** Leaves that show a value of at most `threshold`; node.value must be no more. */
  atMost(node: ValuedNode, threshold: number): number {
    return this.#kept(this.#atMost, node, threshold, () => {
      let all = 0;
      for (const child of node.children) all += this.atLeast(child, -threshold);
      return all;
    });
  }

  /**
   * Leaves that show what a search with the window (near, far), as the side to move sees it, has to find out:
   * that the value reaches far, that it does not pass near, or what it is. The last takes one proof of each
   * kind, and they share one leaf: where the one's choices and the other's replies lead.
   */
  within(node: ValuedNode, near: number, far: number): number {
    const { value } = node;
    if (value >= far) return this.atLeast(node, far);
    if (value <= near) return this.atMost(node, near);
    return this.atLeast(node, value) + this.atMost(node, value) - 1;
  }

  #kept(
    proofs: Map<number, Map<ValuedNode, number>>,
    node: ValuedNode,
    threshold: number,
    find: () => number,
  ): number {
    if (node.children.length === 0) return 1;
    const known = proofs.get(threshold) ?? new Map<ValuedNode, number>();
    proofs.set(threshold, known);
    const leaves = known.get(node) ?? find();
    known.set(node, leaves);
    return leaves;
  }
}
