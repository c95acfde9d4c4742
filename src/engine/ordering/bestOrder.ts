import { demandWhole } from "../demand.ts";
import type { Side } from "../game.ts";
import type { Tree } from "../games/tree.ts";
import { arrange, type MoveOrder, reorder } from "./moveOrder.ts";
import { type Look, type ValuedNode, valuedNode } from "./valuedNode.ts";

/** The tree in an order in which alpha-beta reads the fewest leaves, as near the given one as `bestMoveOrder` says. */
export function bestOrder(tree: Tree): Tree {
  return reorder(
    tree,
    bestMoveOrder(tree, (node: Tree) => node),
  );
}

/**
 * An order in which alpha-beta reads `fewestLeaves`: of all such orders the first as a dictionary has them, by
 * given child indices, from the root down. So nothing moves without need: a tree in a best order keeps it.
 *
 * A child may come next where it costs no more than it must cost in any order: the smallest proof that it does
 * not pass the node's value, or for the one that shows this value, the smallest proof that it reaches it.
 * About O(nodes · plies) where few children are passed over.
 */
export function bestMoveOrder<Node>(root: Node, look: Look<Node>, side: Side = "max"): MoveOrder {
  const proof = new SmallestProof();

  function mayComeNext(node: ValuedNode, child: ValuedNode, _read: unknown, near: number, far: number) {
    const { value } = node;
    const reached = -child.value;
    if (value <= near) return true;
    const threshold = Math.min(value, far);
    if (reached >= threshold) return proof.atMost(child, -threshold) === proof.atLeast(node, threshold);
    return value < far && proof.within(child, -far, -near) === proof.atLeast(child, -value);
  }

  return arrange(valuedNode(root, look, side), mayComeNext);
}

/**
 * The fewest leaves that alpha-beta reads over all orders of all nodes, without trying them: one walk over the
 * tree, O(nodes). Throws a RangeError where `look` finds a node with neither children nor a finite value.
 *
 * No order does with less: whatever finds the value v must have read leaves that show at least v and leaves
 * that show at most v, and two such proofs share exactly one leaf. The best order does with as much: a first
 * child that has v by the smallest proof sets the bound, and then each of the others falls to its own smallest
 * proof, since where one reply is enough to cut, that reply comes first.
 *
 * Uniform trees of b moves and d plies give b^⌈d/2⌉ + b^⌊d/2⌋ − 1. Fail-hard reads the same leaves.
 * Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning", here for trees of any shape.
 */
export function fewestLeaves<Node>(root: Node, look: Look<Node>, side: Side = "max"): number {
  return new SmallestProof().within(valuedNode(root, look, side), -Infinity, Infinity);
}

/**
 * The fewest leaves that show what a node is worth to the side to move there. To show that it gets at least a
 * value takes one child and all replies; to show that it gets no more takes every child and one reply each.
 * What the leaves must show is the same threshold all the way down, so equal values count as enough.
 *
 * A proof is found in one walk over the node's tree and kept; thresholds are the values of a few nodes.
 * Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning", here for trees of any shape.
 */
class SmallestProof {
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

/**
 * The leaves that no alpha-beta search can do without, in a uniform tree of `b` moves and `d` plies: what it
 * reads when the best move always comes first, b^⌈d/2⌉ + b^⌊d/2⌋ − 1. `b` is at least 1 and `d` at least 0,
 * both whole; else a RangeError. Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning".
 */
export function minimalLeaves(b: number, d: number): number {
  demandWhole("b", b, [1, Infinity], "moves");
  demandWhole("d", d, [0, Infinity], "plies");
  return b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1;
}
