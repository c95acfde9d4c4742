import { cellNames } from "../cellNames.ts";
import { rulesOf, type SmallName, type WeighedName } from "./rules.ts";

/** A move as a sentence names it, by how the game writes it: "the centre", "top left", "column 4", "d3". */
export function moveWords(game: WeighedName, written: string): string {
  if (game === "ticTacToe") return cellNames[Number(written)];
  return game === "connectFour" ? `column ${written}` : written;
}

/** The same for a move that is a number: a cell from 0, or a column from 0. */
export const numberedWords = (game: SmallName, move: number): string =>
  game === "ticTacToe" ? cellNames[move] : `column ${move + 1}`;

/** A line of moves, short: as the game writes them, with points between. */
export function lineWords(game: WeighedName, position: unknown, line: readonly unknown[]): string {
  const rules = rulesOf(game);
  let at = position;
  return line
    .map((move) => {
      const written = rules.writeMove(at, move);
      at = rules.play(at, move);
      return game === "ticTacToe" ? cellNames[Number(written)] : written;
    })
    .join(game === "ticTacToe" ? ", " : " · ");
}
