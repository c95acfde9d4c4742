import { demandWhole } from "./demandWhole.ts";
import type { Game } from "./game.ts";

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
  game: Game<Position, Move>,
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
