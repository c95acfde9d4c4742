import type { Rules, WeighedName } from "./rules.ts";
import { searchedRules } from "./searchedRules.ts";

let listed: Rules | undefined;

/**
 * A game as a search looks at it whose order of moves is to be seen: as it is searched, but gomoku's few points stand as
 * they stand on the board. The game finds them best-looking first, and then its natural order would be its best guess.
 */
export function listedRules(game: WeighedName): Rules {
  const rules = searchedRules(game);
  if (game !== "gomoku") return rules;
  listed ??= {
    ...rules,
    moves: (position) => (rules.moves(position) as readonly number[]).toSorted((one, other) => one - other),
  };
  return listed;
}
