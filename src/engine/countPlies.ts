import type { Game } from "./game.ts";
import { positionsByPly } from "./positionsByPly.ts";

/** What one ply of a game tree holds. */
export interface PlyCount {
  /** Nodes of the tree: ways to play this many plies. */
  readonly nodes: number;
  /** Those of them where the game is over: complete games of this length. */
  readonly games: number;
  /** Different positions among the nodes. */
  readonly positions: number;
  /** Those of them where the game is over. */
  readonly final: number;
  /** The positions, with those that `classOf` cannot tell apart counted once. */
  readonly classes: number;
}

/**
 * Counts the tree below `position`, ply by ply to the end of the game, without walking it: the root is ply 0.
 * `classOf` gives equal values to positions that are to count as one, such as mirror images; without it classes
 * are positions. Summed over all plies, nodes and games are those of the whole tree; positions and classes are
 * too where each move adds to the board, so that no position comes back in another ply.
 */
export function countPlies<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  classOf: (position: Position) => unknown = (position) => game.key(position),
): PlyCount[] {
  return positionsByPly(game, position).map((ply) => {
    const over = ply.filter(({ position }) => game.outcome(position) !== undefined);
    const ways = (sum: number, reached: { readonly ways: number }) => sum + reached.ways;
    return {
      nodes: ply.reduce(ways, 0),
      games: over.reduce(ways, 0),
      positions: ply.length,
      final: over.length,
      classes: new Set(ply.map(({ position }) => classOf(position))).size,
    };
  });
}
