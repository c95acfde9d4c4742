import { demandWhole } from "./demand.ts";
import type { AnyGame } from "./game.ts";

/** A position, and in how many ways it was reached. */
export interface Reached<Position> {
  readonly position: Position;
  /** Sequences of moves that lead here: the nodes of the tree that this one position stands for. */
  readonly ways: number;
}

/**
 * The different positions (by the game's key) that lie 0, 1, 2 … plies below `position`, each ply in the order in
 * which they are first reached; to the end of the game, or `depth` plies deep. Counting ways in place of walking
 * them, it visits a position once for a ply however large the tree is; ways are exact up to 2⁵³. Throws a
 * RangeError for a depth that is neither a whole number, 0 or more, nor Infinity.
 */
export function positionsByPly<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  depth = Infinity,
): Reached<Position>[][] {
  if (depth !== Infinity) demandWhole("depth", depth, [0, Infinity], "plies");
  const plies: Reached<Position>[][] = [[{ position, ways: 1 }]];
  while (plies.length <= depth) {
    const found = new Map<unknown, { position: Position; ways: number }>();
    for (const { position: from, ways } of plies.at(-1)!) {
      for (const move of game.moves(from)) {
        const to = game.play(from, move);
        const known = found.get(game.key(to));
        if (known) known.ways += ways;
        else found.set(game.key(to), { position: to, ways });
      }
    }
    if (found.size === 0) break;
    plies.push([...found.values()]);
  }
  return plies;
}

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
  game: AnyGame<Position, Move>,
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

/** The counts of several plies together. A position that comes back in another ply counts there, too. */
export function sumPlies(plies: readonly PlyCount[]): PlyCount {
  const sum = (what: keyof PlyCount) => plies.reduce((total, ply) => total + ply[what], 0);
  return {
    nodes: sum("nodes"),
    games: sum("games"),
    positions: sum("positions"),
    final: sum("final"),
    classes: sum("classes"),
  };
}

/**
 * Counts the ways to play exactly `depth` plies from a position; a game that ends before is in none of them.
 * Rules are checked by comparing such counts. `depth` is a whole number, 0 or more; else a RangeError.
 */
export function perft<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  depth: number,
): number {
  demandWhole("depth", depth, [0, Infinity], "plies");
  if (depth === 0) return 1;
  let ways = 0;
  for (const move of game.moves(position)) ways += perft(game, game.play(position, move), depth - 1);
  return ways;
}
