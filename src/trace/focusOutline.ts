import type { Game } from "../engine/game.ts";
import { grow } from "./growNode.ts";
import type { Outline, OutlineNode } from "./outline.ts";

interface Focus {
  /** Plies to look ahead; no limit by default. */
  readonly depth?: number | undefined;
  /** Whether the children of a node are wanted. Asked from the root down, and of no node below one that is not open. */
  readonly isOpen: (node: OutlineNode) => boolean;
  /** Whole plies are drawn, wanted or not, as long as they fit into so many nodes. */
  readonly context: number;
  /** Of more children than this only those nearest to an open one are drawn. */
  readonly mostChildren: number;
}

/**
 * The part of a tree that somebody looks at, of one that is too large to be drawn: the first plies, and the children of
 * every node that is open. All others are folded.
 */
export function focusOutline<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  { depth = Infinity, isOpen, context, mostChildren }: Focus,
): Outline<Position, Move> {
  const root = grow(game, undefined, undefined, 0, position, 0, depth === 0);
  const nodes: OutlineNode<Position, Move>[] = [];
  let isWhole = true;
  let complete = true;
  for (let ply = [root]; ply.length > 0; ) {
    for (const node of ply) {
      (node as { id: number }).id = nodes.length;
      nodes.push(node);
    }
    const inner = ply.filter(({ value }) => value === undefined);
    const grown = inner.map((node) => ({ node, children: childrenOf(game, node, depth) }));
    isWhole &&= nodes.length + grown.reduce((sum, { children }) => sum + children.length, 0) <= context;
    for (const { node, children } of grown) {
      if (isWhole || isOpen(node)) node.children.push(...nearest(children, isOpen, mostChildren));
      node.folded = node.children.length < children.length;
      complete &&= !node.folded;
    }
    ply = inner.flatMap(({ children }) => children);
  }
  return { root, nodes, complete };
}

function childrenOf<Position, Move>(
  game: Game<Position, Move>,
  parent: OutlineNode<Position, Move>,
  depth: number,
): OutlineNode<Position, Move>[] {
  return game
    .moves(parent.position)
    .map((move, index) =>
      grow(game, parent, move, index, game.play(parent.position, move), 0, parent.ply + 1 >= depth),
    );
}

function nearest<Position, Move>(
  children: OutlineNode<Position, Move>[],
  isOpen: (node: OutlineNode) => boolean,
  most: number,
): OutlineNode<Position, Move>[] {
  if (children.length <= most) return children;
  const middle = Math.max(0, children.findIndex(isOpen));
  const start = Math.min(children.length - most, Math.max(0, middle - Math.floor(most / 2)));
  return children.slice(start, start + most);
}
