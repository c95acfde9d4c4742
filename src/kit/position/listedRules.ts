import { listedGomoku } from "../../games/namedGame.ts";
import { type Rules, rulesOf, type WeighedName } from "../../games/rules.ts";

/**
 * A game as a search looks at it whose order of moves is to be seen: gomoku's few points stand as they stand on the
 * board. `width` is how many of them there are, where that is not as many as figures look at.
 */
export const listedRules = (game: WeighedName, width?: number): Rules =>
  game === "gomoku" ? (listedGomoku(width) as Rules) : rulesOf(game);
