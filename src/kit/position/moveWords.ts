import { cellNames } from "../../games/cellNames.ts";
import type { SmallName, WeighedName } from "../../games/rules.ts";

/** A move as a sentence names it, by how the game writes it: "the centre", "top left", "column 4", "d3". */
export function moveWords(game: WeighedName, written: string): string {
  if (game === "ticTacToe") return cellNames[Number(written)];
  return game === "connectFour" ? `column ${written}` : written;
}

/** The same for a move that is a number: a cell from 0, or a column from 0. */
export const numberedWords = (game: SmallName, move: number): string =>
  game === "ticTacToe" ? cellNames[move] : `column ${move + 1}`;
