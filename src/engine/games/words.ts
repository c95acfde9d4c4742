import { quoted } from "../demand.ts";

/** What the games say of a text that is no move. */
export const gameIsOver = (text: string) => `${quoted(text)} is no move here: the game is over`;
