import { demandWhole } from "./demand.ts";
import type { Game } from "./game.ts";
import type { Search } from "./search.ts";

/** A move, what a search makes of it, and the line that it expects, the move first. */
export interface MoveValue<Move> {
  readonly move: Move;
  /** For MAX. */
  readonly value: number;
  readonly line: readonly Move[];
}

/**
 * What a search of `depth` plies, 1 or more, makes of each move, in the game's order. Each move is searched by itself
 * and with the whole window, so that every value is one and none a mere bound: for figures, which show them all. Throws a RangeError
 * for a depth that is neither a whole number, 1 or more, nor Infinity.
 */
export function moveValues<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  search: Search,
  depth = Infinity,
): MoveValue<Move>[] {
  if (depth !== Infinity) demandWhole("depth", depth, [1, Infinity], "plies");
  return game.moves(position).map((move) => {
    const { value, line } = search(game, game.play(position, move), { depth: depth - 1 });
    return { move, value, line: [move, ...line] };
  });
}
