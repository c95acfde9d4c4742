import { gomoku } from "../../engine/index.ts";
import { gomokuWidth } from "../../games/gomokuWidth.ts";
import { type Rules, rulesOf, type WeighedName } from "../../games/rules.ts";

let narrow: Rules | undefined;

/** A game as a page searches it at once: the rules, but for gomoku, whose 225 points are too many to look at. */
export function searchedRules(game: WeighedName): Rules {
  if (game !== "gomoku") return rulesOf(game);
  narrow ??= gomoku(15, { width: gomokuWidth }) as unknown as Rules;
  return narrow;
}
