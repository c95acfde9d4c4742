import type { Side } from "../game.ts";

/**
 * How a tree is read, whatever it is made of: a leaf is its value for MAX, an inner node the list of its
 * children in their given order, at least one. Sides alternate. An abstract tree is its own look; of a game,
 * `(position) => game.outcome(position) ?? game.moves(position).map((move) => game.play(position, move))`.
 */
export type Look<Node> = (node: Node) => number | readonly Node[];

/** A node with its minimax value, as the side to move there counts it. A leaf has no children. */
export interface ValuedNode {
  readonly value: number;
  readonly children: readonly ValuedNode[];
}

/**
 * Reads the tree below `root`, where `side` is to move. Values change sign from ply to ply, so that every node
 * wants the greatest and MIN needs no second set of rules: a child is worth −child.value to its parent.
 * Throws a RangeError on a node with neither children nor a finite value.
 */
export function valuedNode<Node>(root: Node, look: Look<Node>, side: Side = "max"): ValuedNode {
  function visit(node: Node, sign: 1 | -1): ValuedNode {
    const seen = look(node);
    if (typeof seen === "number") {
      if (!Number.isFinite(seen)) throw new RangeError(`a leaf's value must be a finite number, not ${seen}`);
      return { value: sign * seen, children: [] };
    }
    if (seen.length === 0)
      throw new RangeError("a node must have a value or at least one child; this has none");
    const children: ValuedNode[] = [];
    let value = -Infinity;
    for (const next of seen) {
      const child = visit(next, sign === 1 ? -1 : 1);
      children.push(child);
      value = Math.max(value, -child.value);
    }
    return { value, children };
  }

  return visit(root, side === "max" ? 1 : -1);
}
