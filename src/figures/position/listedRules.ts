import { gameFor } from "../../engine/opponents/gameFor.ts";
import type { Rules, WeighedName } from "./rules.ts";
import { searchedRules } from "./searchedRules.ts";

const listed = new Map<number | undefined, Rules>();

/**
 * A game as a search looks at it whose order of moves is to be seen: as it is searched, but gomoku's few points stand as
 * they stand on the board. The game finds them best-looking first, and then its natural order would be its best guess.
 * `width` is how many of them there are, where that is not as many as figures look at.
 */
export function listedRules(game: WeighedName, width?: number): Rules {
  if (game !== "gomoku") return searchedRules(game);
  const rules = width === undefined ? searchedRules(game) : (gameFor(game, { width }) as unknown as Rules);
  const known = listed.get(width) ?? {
    ...rules,
    moves: (position) => (rules.moves(position) as readonly number[]).toSorted((one, other) => one - other),
  };
  listed.set(width, known);
  return known;
}
