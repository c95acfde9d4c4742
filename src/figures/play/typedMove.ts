import { playedFaces } from "../../games/playedFaces.ts";
import type { PlayedGame, PlayedRules } from "./playGames.ts";

/**
 * The move that somebody means who types it as it is spoken, or with other signs: "centre", "column 4", "11 15", "8h".
 * Throws what the game says to the text as it was typed, where none of this is legal.
 */
export function typedMove(game: PlayedGame, rules: PlayedRules, position: unknown, text: string): unknown {
  let refused: unknown;
  for (const written of [text, ...playedFaces[game].typed(text.trim().toLowerCase())]) {
    try {
      return rules.readMove(position, written);
    } catch (error) {
      refused ??= error;
    }
  }
  throw refused;
}
