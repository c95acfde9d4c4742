import { type Game, moveValues, type Search } from "../../engine/index.ts";

/** What one search makes of every move of a position. */
export interface SearchedRow<Move = unknown> {
  readonly title: string;
  readonly moves: readonly Move[];
  /** Each move as the game writes it. */
  readonly names: readonly string[];
  /** Each move's value for MAX. */
  readonly values: readonly number[];
  /** The place of the move that the search plays: the first of the best. */
  readonly choice: number;
  /** The line that it expects, the move first. */
  readonly line: readonly Move[];
}

/** Searches each move to its own value, `depth` plies from the position on, all of them if it is Infinity. */
export function searchedRow<Position, Move>(
  title: string,
  game: Game<Position, Move>,
  position: Position,
  search: Search,
  depth: number,
): SearchedRow<Move> {
  const found = moveValues(game, position, search, depth);
  const values = found.map(({ value }) => value);
  const best = game.turn(position) === "max" ? Math.max(...values) : Math.min(...values);
  const choice = values.indexOf(best);
  const moves = found.map(({ move }) => move);
  const names = moves.map((move) => game.writeMove(position, move));
  return { title, moves, names, values, choice, line: found[choice]?.line ?? [] };
}
