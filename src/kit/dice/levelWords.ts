import type { DiceLevel } from "./diceGames.ts";
import { holdAt } from "./quickChoice.ts";

/** What those are called who choose in a game of dice. */
export const levelTitles: Readonly<Record<DiceLevel, string>> = {
  beginner: "Beginner",
  holdAt20: `Hold at ${holdAt}`,
  expectimax: "Expectimax",
  sampling: "Sampling",
  exact: "Exact",
};
