import type { DiceGame } from "./diceGames.ts";

/** What the games of dice are called where one is chosen. */
export const diceTitles: Readonly<Record<DiceGame, string>> = { pig: "Pig", race: "Race" };
