import { cellNames } from "../cellNames.ts";
import ConnectFourPicture from "./ConnectFourPicture.svelte";
import type { Look } from "./look.ts";
import TicTacToePicture from "./TicTacToePicture.svelte";

/** The look of each game, by its name in `games`. */
const looks: Readonly<Record<string, Look>> = {
  ticTacToe: {
    Picture: TicTacToePicture,
    inARow: 3,
    aim: "cell",
    cellName: ({ column, row }) => cellNames[3 * row + column].replace("the ", ""),
  },
  connectFour: {
    Picture: ConnectFourPicture,
    inARow: 4,
    aim: "column",
    // Rows count from where the pieces come to rest.
    cellName: ({ column, row }, rows) => `column ${column + 1}, row ${rows - row}`,
  },
};

/** A game without a look of its own is drawn with X and O as marks. */
const plain: Look = {
  Picture: TicTacToePicture,
  aim: "cell",
  cellName: ({ column, row }) => `row ${row + 1}, column ${column + 1}`,
};

export const lookOf = (game: string): Look => (Object.hasOwn(looks, game) ? looks[game] : plain);
