import type { Counted, Evaluation, Feature } from "../evaluation.ts";
import { type CheckersPosition, columnOf, type Player, position, rowOf, sideOf } from "./position.ts";

const isMan = (piece: number) => piece === 1 || piece === -1;
const isKing = (piece: number) => piece === 2 || piece === -2;
const playerOf = (piece: number): Player => (piece > 0 ? 1 : -1);

/** Rows that a man has come forward from its own side of the board. */
const rowsForward = (piece: number, square: number) => (piece > 0 ? rowOf(square) : 7 - rowOf(square));
const isCentral = (square: number) =>
  rowOf(square) >= 2 && rowOf(square) <= 5 && columnOf(square) >= 2 && columnOf(square) <= 5;

/** What its estimate looks at. */
export type CheckersFeature = "men" | "kings" | "advance" | "centre" | "guard";

/** A feature that looks at each piece on its own. */
function feature(
  { name, most }: Pick<Feature<CheckersPosition, CheckersFeature>, "name" | "most">,
  worth: (piece: number, square: number) => number,
): Feature<CheckersPosition, CheckersFeature> {
  return {
    name,
    most,
    value({ pieces }) {
      let sum = 0;
      for (let square = 0; square < 32; square++) {
        if (pieces[square] !== 0) sum += playerOf(pieces[square]) * worth(pieces[square], square);
      }
      return sum;
    },
    counted: ({ pieces }) =>
      [...pieces.keys()]
        .filter((square) => pieces[square] !== 0 && worth(pieces[square], square) > 0)
        .map(
          (square): Counted => ({
            side: sideOf(playerOf(pieces[square])),
            cells: [8 * rowOf(square) + columnOf(square)],
            worth: worth(pieces[square], square),
          }),
        ),
  };
}

// Positions that are set up may hold 32 pieces of one side.
const features: readonly Feature<CheckersPosition, CheckersFeature>[] = [
  feature({ name: "men", most: 32 }, (piece) => (isMan(piece) ? 1 : 0)),
  feature({ name: "kings", most: 32 }, (piece) => (isKing(piece) ? 1 : 0)),
  feature(
    {
      name: "advance",
      most: 32 * 6,
    },
    (piece, square) => (isMan(piece) ? rowsForward(piece, square) : 0),
  ),
  feature(
    {
      name: "centre",
      most: 8,
    },
    (_piece, square) => (isCentral(square) ? 1 : 0),
  ),
  feature(
    {
      name: "guard",
      most: 4,
    },
    (piece, square) => (isMan(piece) && rowsForward(piece, square) === 0 ? 1 : 0),
  ),
];

/** The board turned round, its colours exchanged. */
function exchange({ pieces, mover, quiet }: CheckersPosition): CheckersPosition {
  return position(
    Int8Array.from({ length: 32 }, (_, square) => -pieces[31 - square]),
    -mover as Player,
    quiet,
  );
}

/** 32 kings, or 28 men as far forward as can be, come to less than 1: a win outweighs that. */
export const evaluation: Evaluation<CheckersPosition, CheckersFeature> = {
  features,
  weights: { men: 100, kings: 160, advance: 3, centre: 6, guard: 10 },
  scale: 10_000,
  exchange,
};
