import { faceOf, isGame } from "../../games/faces.ts";
import { pictures } from "../../games/pictures.ts";
import type { Look } from "./look.ts";

/** A game without a face is drawn with X and O as marks. */
const plain: Look = {
  Picture: pictures.ticTacToe,
  aim: "cell",
  cellName: ({ column, row }) => `row ${row + 1}, column ${column + 1}`,
};

/** The look of a game, by its name in `games`. */
export const lookOf = (game: string): Look =>
  isGame(game) ? { ...faceOf(game), Picture: pictures[game] } : plain;
