import { gameTitle } from "../../games/names.ts";
import type { ChanceGameName, WholeGame } from "./wholeGames.ts";

/** What trees in which chance draws are of. */
export const titles: Readonly<Record<ChanceGameName, string>> = {
  tree: "Typed tree, with chance",
  race2x2: "Race, 2 steps, a die of 2",
  race3x2: "Race, 3 steps, a die of 2",
  race3x3: "Race, 3 steps, a die of 3",
  race4x3: "Race, 4 steps, a die of 3",
};
export const titleOf = (game: WholeGame): string =>
  Object.hasOwn(titles, game) ? titles[game as ChanceGameName] : gameTitle(game);
/** Whose turn it is, at the edge of the picture and in the table. */
export const turnSigns = {
  max: "MAX",
  min: "MIN",
  chance: "chance",
  mixed: "mixed",
  leaves: "leaves",
} as const;
