import { type AnyGame, opponent, type Side, type Turn } from "../engine/game.ts";

/** One node of an outline. */
export interface OutlineNode<Position = unknown, Move = unknown> {
  /** Its place in `Outline.nodes`: breadth first, so parents come before their children. */
  readonly id: number;
  readonly parent: OutlineNode<Position, Move> | undefined;
  readonly move: Move | undefined;
  /** Its place among its siblings. */
  readonly index: number;
  readonly ply: number;
  /** Who chooses there; where chance draws, who would choose without it. */
  readonly side: Side;
  readonly turn: Turn;
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
  game: AnyGame<Position, Move>,
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

/** A node without its children. */
function grow<Position, Move>(
  game: AnyGame<Position, Move>,
  parent: OutlineNode<Position, Move> | undefined,
  move: Move | undefined,
  index: number,
  position: Position,
  id: number,
  last: boolean,
): OutlineNode<Position, Move> {
  const value = game.outcome(position) ?? (last ? game.evaluate(position) : undefined);
  const ply = parent ? parent.ply + 1 : 0;
  // A finished game has nobody to move, but in the tree its ply still belongs to one side.
  const turn = parent && !game.chances ? opponent(parent.side) : game.turn(position);
  const below = parent?.turn === "chance" ? parent.side : opponent(parent?.side ?? "min");
  const side = turn === "chance" ? below : turn;
  return { id, parent, move, index, ply, side, turn, position, children: [], value, folded: false };
}

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
  game: AnyGame<Position, Move>,
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
  game: AnyGame<Position, Move>,
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
