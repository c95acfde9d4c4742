import type { Counted, Evaluation, Feature } from "../evaluation.ts";
import {
  black,
  type Disc,
  empty,
  flipsAny,
  mobilityOf,
  type OthelloPosition,
  position,
  sideOf,
  white,
} from "./position.ts";

/**
 * What a disc on each square is worth, by its kind; the board is symmetric, so one corner's ten squares say it all.
 * Corners can never be flipped; next to an empty corner a disc gives it away.
 */
const quarter = [
  [20, -3, 4, 3],
  [-3, -7, -1, -1],
  [4, -1, 2, 1],
  [3, -1, 1, 1],
];
const worth = Int8Array.from({ length: 64 }, (_, square) => {
  const [row, column] = [Math.floor(square / 8), square % 8];
  return quarter[Math.min(row, 7 - row)][Math.min(column, 7 - column)];
});
const corners = [0, 7, 56, 63];

const discsOf = ({ discs }: OthelloPosition, disc: Disc, on: (square: number) => boolean): Counted[] =>
  [...discs.keys()]
    .filter((square) => discs[square] === disc && on(square))
    .map((square) => ({ side: sideOf(disc), cells: [square] }));

const bothSides = (counted: (disc: Disc) => Counted[]): Counted[] => [...counted(black), ...counted(white)];

/** What its estimate looks at. */
export type OthelloFeature = "squares" | "mobility" | "corners";

const features: readonly Feature<OthelloPosition, OthelloFeature>[] = [
  {
    name: "squares",
    most: 64 * 20,
    value({ discs }) {
      let sum = 0;
      for (let square = 0; square < 64; square++) sum += discs[square] * worth[square];
      return sum;
    },
    counted: (position) =>
      bothSides((disc) =>
        discsOf(position, disc, () => true).map((one) => ({ ...one, worth: worth[one.cells[0]] })),
      ),
  },
  {
    name: "mobility",
    most: 64,
    value: ({ discs }) => mobilityOf(discs, black) - mobilityOf(discs, white),
    counted: ({ discs }) =>
      bothSides((disc) =>
        [...discs.keys()]
          .filter((square) => flipsAny(discs, square, disc))
          .map((square) => ({ side: sideOf(disc), cells: [square] })),
      ),
  },
  {
    name: "corners",
    most: 4,
    value: ({ discs }) => corners.reduce((sum, corner) => sum + discs[corner], 0),
    counted: (position) => bothSides((disc) => discsOf(position, disc, (square) => corners.includes(square))),
  },
];

/** The board with every disc turned over, and the other side to move. */
const exchange = ({ discs, mover }: OthelloPosition): OthelloPosition =>
  position(
    discs.map((disc) => (disc === empty ? empty : -disc)),
    -mover as Disc,
  );

/** All squares, 64 moves and four corners would come to less than 1: any win, by a single disc, outweighs that. */
export const evaluation: Evaluation<OthelloPosition, OthelloFeature> = {
  features,
  weights: { squares: 1, mobility: 8, corners: 25 },
  scale: 2000,
  exchange,
};
