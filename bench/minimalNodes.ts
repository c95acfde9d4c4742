import type { Game } from "../src/engine/index.ts";

/** A position with its value so many plies deep, as the side to move there counts it. */
interface Node {
  readonly value: number;
  readonly children: readonly Node[];
}

/**
 * The value of a position `depth` plies deep, and the nodes without which no alpha-beta search can show it: those of
 * the smallest proof that it is at least that, and of the smallest that it is at most that, which have one path in
 * common. Where that path could end early, with a game that is over, this is a lower bound. Positions that come up
 * twice are looked at once but counted twice, as in a tree.
 * Source: D. Knuth and R. Moore 1975, "An Analysis of Alpha-Beta Pruning", here for trees of any shape.
 */
export function minimalNodes<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  depth: number,
): { value: number; nodes: number } {
  const root = valued(game, position, depth);
  const atLeast = smallestProof(root, root.value, "atLeast");
  const atMost = smallestProof(root, root.value, "atMost");
  const value = game.turn(position) === "max" ? root.value : 0 - root.value;
  return { value, nodes: atLeast + atMost - (depth + 1) };
}

/**
 * The nodes of a smallest proof that the root's value is at least, or at most, a threshold. One good move shows the
 * first, all moves together the second; and what is at least so much for one side is at most that for the other.
 */
function smallestProof(root: Node, threshold: number, kind: "atLeast" | "atMost"): number {
  // One proof asks each node one question only: kind and sign change with the side to move.
  const known = new Map<Node, number>();
  function count(node: Node, threshold: number, oneIsEnough: boolean): number {
    const before = known.get(node);
    if (before !== undefined) return before;
    let below = oneIsEnough && node.children.length > 0 ? Infinity : 0;
    for (const child of node.children) {
      if (!oneIsEnough) below += count(child, -threshold, true);
      else if (-child.value >= threshold) below = Math.min(below, count(child, -threshold, false));
    }
    known.set(node, below + 1);
    return below + 1;
  }
  return count(root, threshold, kind === "atLeast");
}

/** Every position up to `depth` plies away, with equal ones at equal plies shared: they have the same tree below. */
function valued<Position, Move>(game: Game<Position, Move>, position: Position, depth: number): Node {
  const known: Map<unknown, Node>[] = Array.from({ length: depth + 1 }, () => new Map());

  function look(position: Position, depth: number): Node {
    const sign = game.turn(position) === "max" ? 1 : -1;
    const outcome = game.outcome(position);
    if (outcome !== undefined) return { value: sign * outcome, children: [] };
    if (depth === 0) return { value: sign * game.evaluate(position), children: [] };
    const children = game.moves(position).map((move) => visit(game.play(position, move), depth - 1));
    return { value: Math.max(...children.map(({ value }) => -value)), children };
  }

  function visit(position: Position, depth: number): Node {
    const key = game.key(position);
    const node = known[depth].get(key) ?? look(position, depth);
    known[depth].set(key, node);
    return node;
  }

  return visit(position, depth);
}
