import { type Game, moveValues, type Search } from "../../engine/index.ts";

/** What one search makes of every move of a position. */
export interface SearchedRow {
  readonly title: string;
  readonly moves: readonly number[];
  /** Each move's value for MAX. */
  readonly values: readonly number[];
  /** The place of the move that the search plays: the first of the best. */
  readonly choice: number;
  /** The line that it expects, the move first. */
  readonly line: readonly number[];
}

/** Searches each move to its own value, `depth` plies from the position on, all of them if it is Infinity. */
export function searchedRow<Position>(
  title: string,
  game: Game<Position, number>,
  position: Position,
  search: Search,
  depth: number,
): SearchedRow {
  const found = moveValues(game, position, search, depth);
  const values = found.map(({ value }) => value);
  const best = game.turn(position) === "max" ? Math.max(...values) : Math.min(...values);
  const choice = values.indexOf(best);
  return { title, moves: found.map(({ move }) => move), values, choice, line: found[choice]?.line ?? [] };
}
