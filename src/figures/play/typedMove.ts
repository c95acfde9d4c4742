import { cellNames } from "../../games/cellNames.ts";
import type { PlayedGame, PlayedRules } from "./playGames.ts";

/**
 * The move that somebody means who types it as it is spoken, or with other signs: "centre", "column 4", "11 15", "8h".
 * Throws what the game says to the text as it was typed, where none of this is legal.
 */
export function typedMove(game: PlayedGame, rules: PlayedRules, position: unknown, text: string): unknown {
  let refused: unknown;
  for (const written of [text, ...meanings(game, text.trim().toLowerCase())]) {
    try {
      return rules.readMove(position, written);
    } catch (error) {
      refused ??= error;
    }
  }
  throw refused;
}

/** What a text may stand for, in the game's own notation. */
function meanings(game: PlayedGame, text: string): string[] {
  if (game === "ticTacToe") {
    const name = text
      .replace(/^the /, "")
      .replace("center", "centre")
      .replace(/^(middle|centre)$/, "centre");
    const cell = cellNames.findIndex((cell) => cell.replace(/^the /, "") === name);
    return cell < 0 ? [] : [String(cell)];
  }
  if (game === "connectFour") return [text.replace(/^(column|col\.?)\s*/, "")];
  if (game === "checkers") {
    const squares = text.split(/[^\d]+/).filter((square) => square !== "");
    return [squares.join("-"), squares.join("x")];
  }
  // A point with its number first.
  return [text.replace(/^(\d+)\s*([a-s])$/, "$2$1"), text.replace(/^([a-s])\s+(\d+)$/, "$1$2")];
}
