import { cellNames } from "../cellNames.ts";
import { type Rules, rulesOf, type WeighedName } from "./rules.ts";

/** A move as a sentence names it: "the centre", "top left", "column 4". */
export const moveWords = (game: WeighedName, move: number): string =>
  game === "ticTacToe" ? cellNames[move] : `column ${move + 1}`;

/** A line of moves, short: as the game writes them, with points between. */
export function lineWords(game: WeighedName, position: unknown, line: readonly number[]): string {
  const rules: Rules = rulesOf(game);
  let at = position;
  return line
    .map((move) => {
      const written = game === "ticTacToe" ? cellNames[move] : rules.writeMove(at, move);
      at = rules.play(at, move);
      return written;
    })
    .join(game === "ticTacToe" ? ", " : " · ");
}
