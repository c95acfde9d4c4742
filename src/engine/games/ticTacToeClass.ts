import type { TicTacToePosition } from "./ticTacToe.ts";

const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const oneSide = 0b111_111_111;

/** The square's eight symmetries, each as where it takes the nine cells: swap rows and columns or not, mirror either. */
const symmetries = [0, 1, 2, 3, 4, 5, 6, 7].map((kind) =>
  cells.map((cell) => {
    const [row, column] = kind & 4 ? [cell % 3, Math.floor(cell / 3)] : [Math.floor(cell / 3), cell % 3];
    return 3 * (kind & 2 ? 2 - row : row) + (kind & 1 ? 2 - column : column);
  }),
);

/** For each symmetry, indexed by the nine bits of one player's cells: the cells they go to. */
const images = symmetries.map((goesTo) =>
  Uint16Array.from({ length: 512 }, (_, taken) =>
    goesTo.reduce((image, to, cell) => image | (((taken >> cell) & 1) << to), 0),
  ),
);

/**
 * The same for all tic-tac-toe positions that a turn or a mirror carries into each other, and for no others: the
 * least of a position's eight images, itself a position.
 */
export function ticTacToeClass(position: TicTacToePosition): TicTacToePosition {
  const toMove = position & ~(oneSide | (oneSide << 9));
  let least = Infinity;
  for (const image of images) {
    const turned = toMove | image[position & oneSide] | (image[(position >> 9) & oneSide] << 9);
    if (turned < least) least = turned;
  }
  return least;
}
