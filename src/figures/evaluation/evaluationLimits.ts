import { rulesOf, type WeighedName } from "../../games/rules.ts";

/** A weight is at most twice the largest of the game's own, to either side. */
export const greatestWeight = (game: WeighedName): number =>
  2 * Math.max(...Object.values(rulesOf(game).evaluation.weights));
