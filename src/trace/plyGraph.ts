import { positionsByPly } from "../engine/countPlies.ts";
import type { Game } from "../engine/game.ts";

/** A node of a tree drawn row by row, or, where the tree is folded, all nodes of its ply that are one class. */
export interface GraphNode<Position = unknown, Move = unknown> {
  /** Its place in `PlyGraph.nodes`: row by row, so parents come before their children. */
  readonly id: number;
  readonly ply: number;
  /** Its place in its row. */
  readonly index: number;
  /** What is drawn: of a class the position that was reached first, by `move` from the first of `parents`. */
  readonly position: Position;
  readonly move: Move | undefined;
  readonly parents: GraphNode<Position, Move>[];
  readonly children: GraphNode<Position, Move>[];
  /** The score for MAX where the game is over. */
  readonly outcome: number | undefined;
  /** Nodes of the tree that it stands for, and different positions among them. Both are 1 in a tree. */
  ways: number;
  positions: number;
}

/** The first plies of a game tree, folded or not. */
export interface PlyGraph<Position = unknown, Move = unknown> {
  readonly rows: readonly (readonly GraphNode<Position, Move>[])[];
  readonly nodes: readonly GraphNode<Position, Move>[];
}

export interface PlyGraphOptions<Position> {
  /** Plies below the root; to the end of the game by default. */
  readonly plies?: number;
  /** Rows are whole: the first that would bring the nodes above this number is left out, and all below it. */
  readonly limit?: number;
  /**
   * Folds the tree: positions of one ply with equal classes are one node, and the tree becomes a graph. Positions
   * of a class must have the same classes of children.
   */
  readonly classOf?: ((position: Position) => unknown) | undefined;
}

/** The tree below `position` as rows of nodes, each row in the order of the row above and of the game's moves. */
export function plyGraph<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  { plies = Infinity, limit = 2000, classOf }: PlyGraphOptions<Position> = {},
): PlyGraph<Position, Move> {
  type Node = GraphNode<Position, Move>;
  const root = newNode(game, position, undefined, undefined, 0, 0);
  const rows: Node[][] = [[root]];
  const nodes = [root];
  while (rows.length <= plies) {
    const row = growRow(game, rows.at(-1)!, nodes.length, classOf);
    if (row.length === 0 || nodes.length + row.length > limit) break;
    for (const child of row) for (const parent of child.parents) parent.children.push(child);
    rows.push(row);
    nodes.push(...row);
  }
  if (classOf) countMembers(game, position, rows, classOf);
  return { rows, nodes };
}

/** The row below `above`, its nodes numbered from `from`; the row above does not know of it yet. */
function growRow<Position, Move>(
  game: Game<Position, Move>,
  above: readonly GraphNode<Position, Move>[],
  from: number,
  classOf: ((position: Position) => unknown) | undefined,
): GraphNode<Position, Move>[] {
  const row: GraphNode<Position, Move>[] = [];
  const known = new Map<unknown, GraphNode<Position, Move>>();
  for (const parent of above) {
    for (const move of game.moves(parent.position)) {
      const position = game.play(parent.position, move);
      const name = classOf?.(position);
      const twin = classOf && known.get(name);
      if (twin) {
        // The parent that was looked at last is the last of its parents, if it is one at all.
        if (twin.parents.at(-1) !== parent) twin.parents.push(parent);
        continue;
      }
      const node = newNode(game, position, parent, move, from + row.length, row.length);
      known.set(name, node);
      row.push(node);
    }
  }
  return row;
}

function newNode<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  parent: GraphNode<Position, Move> | undefined,
  move: Move | undefined,
  id: number,
  index: number,
): GraphNode<Position, Move> {
  const ply = parent ? parent.ply + 1 : 0;
  const parents = parent ? [parent] : [];
  return {
    id,
    ply,
    index,
    position,
    move,
    parents,
    children: [],
    outcome: game.outcome(position),
    ways: 1,
    positions: 1,
  };
}

/** A class's one picture has not all its members' parents, so members are counted among all positions of the ply. */
function countMembers<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  rows: readonly GraphNode<Position, Move>[][],
  classOf: (position: Position) => unknown,
): void {
  for (const [ply, reached] of positionsByPly(game, position, rows.length - 1).entries()) {
    const byClass = new Map(rows[ply].map((node) => [classOf(node.position), node]));
    for (const node of rows[ply]) node.ways = node.positions = 0;
    for (const { position: member, ways } of reached) {
      const node = byClass.get(classOf(member))!;
      node.positions++;
      node.ways += ways;
    }
  }
}

/** From the root down, always by the move that a class was first reached by. */
export function pathOf<Position, Move>(node: GraphNode<Position, Move>): GraphNode<Position, Move>[] {
  return node.parents.length === 0 ? [node] : [...pathOf(node.parents[0]), node];
}
