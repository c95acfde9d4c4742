import { cellNames } from "../../games/cellNames.ts";
import { sides } from "../../games/sides.ts";
import CheckersPicture from "./CheckersPicture.svelte";
import ConnectFourPicture from "./ConnectFourPicture.svelte";
import GomokuPicture from "./GomokuPicture.svelte";
import type { Look } from "./look.ts";
import OthelloPicture from "./OthelloPicture.svelte";
import TicTacToePicture from "./TicTacToePicture.svelte";
import type { Place } from "./winLines.ts";

const letters = "abcdefghijklmnopqrs";
/** Dark squares are numbered row by row; the first of an even row is in its second column. */
const isDark = ({ column, row }: Place) => (column + row) % 2 === 1;
const cellOfSquare = (square: number) => {
  const row = Math.floor((square - 1) / 4);
  return 8 * row + 2 * ((square - 1) % 4) + (row % 2 === 0 ? 1 : 0);
};

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
  othello: {
    Picture: OthelloPicture,
    size: 340,
    aim: "cell",
    cellName: ({ column, row }) => `${letters[column]}${row + 1}`,
    coordinates: { column: (column) => letters[column], row: (row) => String(row + 1) },
    pieces: { X: ["black disc", "black discs"], O: ["white disc", "white discs"] },
    sides: sides.othello,
    isCounted: true,
    showsLegal: true,
    noMove: "A disc here would turn nothing over.",
  },
  checkers: {
    Picture: CheckersPicture,
    size: 340,
    aim: "piece",
    cellName: ({ column, row }) =>
      isDark({ column, row }) ? `square ${4 * row + (column >> 1) + 1}` : "light square",
    pieces: {
      x: ["black man", "black men"],
      X: ["black king", "black kings"],
      o: ["white man", "white men"],
      O: ["white king", "white kings"],
    },
    sides: sides.checkers,
    isCounted: true,
    showsLegal: true,
    pathOf: (written) => written.split(/[-x]/).map((square) => cellOfSquare(Number(square))),
  },
  gomoku: {
    Picture: GomokuPicture,
    size: 400,
    inARow: 5,
    // Stones fill their cells: a narrower band would not be seen.
    winBand: 1.1,
    aim: "cell",
    cellName: ({ column, row }, rows) => `${letters[column]}${rows - row}`,
    coordinates: { column: (column) => letters[column], row: (row, rows) => String(rows - row) },
    pieces: { X: ["black stone", "black stones"], O: ["white stone", "white stones"] },
    sides: sides.gomoku,
  },
};

/** A game without a look of its own is drawn with X and O as marks. */
const plain: Look = {
  Picture: TicTacToePicture,
  aim: "cell",
  cellName: ({ column, row }) => `row ${row + 1}, column ${column + 1}`,
};

export const lookOf = (game: string): Look => (Object.hasOwn(looks, game) ? looks[game] : plain);
