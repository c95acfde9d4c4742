import type { Game, Side } from "../engine/game.ts";
import { grow } from "./growNode.ts";

/** One node of an outline. */
export interface OutlineNode<Position = unknown, Move = unknown> {
  /** Its place in `Outline.nodes`: breadth first, so parents come before their children. */
  readonly id: number;
  readonly parent: OutlineNode<Position, Move> | undefined;
  readonly move: Move | undefined;
  /** Its place among its siblings. */
  readonly index: number;
  readonly ply: number;
  readonly side: Side;
  readonly position: Position;
  readonly children: OutlineNode<Position, Move>[];
  /** At a leaf its score for MAX, from the rules or the evaluation; undefined at inner nodes. */
  readonly value: number | undefined;
  /** It has children that the outline leaves out. */
  folded: boolean;
}

/** The tree below a position as far as a figure draws it, whether a search reads it or not. */
export interface Outline<Position = unknown, Move = unknown> {
  readonly root: OutlineNode<Position, Move>;
  readonly nodes: readonly OutlineNode<Position, Move>[];
  /** Nothing is folded: every leaf is here. */
  readonly complete: boolean;
}

/**
 * The tree below `position`, `depth` plies deep, in whole plies as long as they fit into `limit` nodes; what does
 * not fit is folded into the last ply that does.
 */
export function outline<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  { depth = Infinity, limit = 2000 }: { depth?: number | undefined; limit?: number } = {},
): Outline<Position, Move> {
  const root = grow(game, undefined, undefined, 0, position, 0, depth === 0);
  const nodes = [root];
  let ply = [root];
  for (let plies = 1; ply.length > 0; plies++) {
    const next: OutlineNode<Position, Move>[] = [];
    for (const parent of ply) {
      if (parent.value !== undefined) continue;
      for (const [index, move] of game.moves(parent.position).entries()) {
        const id = nodes.length + next.length;
        const child = game.play(parent.position, move);
        next.push(grow(game, parent, move, index, child, id, plies >= depth));
      }
      if (nodes.length + next.length > limit) return { root, nodes, complete: fold(ply) };
    }
    for (const child of next) child.parent?.children.push(child);
    nodes.push(...next);
    ply = next;
  }
  return { root, nodes, complete: true };
}

function fold(ply: readonly OutlineNode[]): boolean {
  for (const node of ply) node.folded = node.value === undefined;
  return ply.every((node) => !node.folded);
}
