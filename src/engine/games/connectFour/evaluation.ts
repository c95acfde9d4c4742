import type { Counted, Evaluation, Feature } from "../evaluation.ts";
import {
  completions,
  countBits,
  everyCell,
  landings,
  middle,
  openLines,
  rightmost,
  rightToLeft,
} from "./linesOfFour.ts";
import { type ConnectFourPosition, exchange, rowsOf } from "./position.ts";

const [columns, rows] = [7, 6];

/** Right, down and the two slanting ways, as steps of column and row. */
const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** The 69 lines of four, each as the places of its cells, row by row from the top left. */
const lines: readonly (readonly number[])[] = directions.flatMap(([right, down]) => {
  const found: number[][] = [];
  for (let row = 0; row + 3 * down < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const last = column + 3 * right;
      if (last < 0 || last >= columns) continue;
      found.push([0, 1, 2, 3].map((step) => (row + step * down) * columns + column + step * right));
    }
  }
  return found;
});

const sides = [
  { side: "max", own: "X", other: "O" },
  { side: "min", own: "O", other: "X" },
] as const;

const glyphsOf = (position: ConnectFourPosition) => [...rowsOf(position, "").join("")];

/** The lines that hold so many stones of one side and none of the other. */
function openLinesOf(position: ConnectFourPosition, stones: number): readonly Counted[] {
  const glyphs = glyphsOf(position);
  const holds = (line: readonly number[], glyph: string) =>
    line.filter((cell) => glyphs[cell] === glyph).length;
  return sides.flatMap(({ side, own, other }) =>
    lines
      .filter((line) => holds(line, own) === stones && holds(line, other) === 0)
      .map((cells) => ({ side, cells })),
  );
}

/** The cells on which a side's next stone would land and make four in a row. */
function threatsOf(position: ConnectFourPosition): readonly Counted[] {
  const glyphs = glyphsOf(position);
  const lands = (cell: number) =>
    glyphs[cell] === "." && (cell + columns >= glyphs.length || glyphs[cell + columns] !== ".");
  const completes = (cell: number, glyph: string) =>
    lines.some((line) => line.includes(cell) && line.every((one) => one === cell || glyphs[one] === glyph));
  return sides.flatMap(({ side, own }) =>
    [...glyphs.keys()]
      .filter((cell) => lands(cell) && completes(cell, own))
      .map((cell) => ({ side, cells: [cell] })),
  );
}

/** Each side's stones in the middle column. */
function centreOf(position: ConnectFourPosition): readonly Counted[] {
  const glyphs = glyphsOf(position);
  const middle = [...glyphs.keys()].filter((cell) => cell % columns === 3);
  return sides.flatMap(({ side, own }) =>
    middle.filter((cell) => glyphs[cell] === own).map((cell) => ({ side, cells: [cell] })),
  );
}

/** What the side to move has, less what the other has, made MAX's. Subtracted, because 0 must not become −0. */
const forMax = (position: ConnectFourPosition, lead: number) => (position.stones & 1 ? 0 - lead : lead);

/** How many more open lines with so many stones MAX has. */
const moreLines = (position: ConnectFourPosition, wanted: 2 | 3) => {
  const { left, right, lastLeft, lastRight } = position;
  const lead = openLines(wanted, left, right, lastLeft, lastRight);
  return forMax(position, lead - openLines(wanted, lastLeft, lastRight, left, right));
};

/** A middle column may owe its four to a line of either half; it is counted once, in the left. */
const threats = (left: number, right: number, landLeft: number, landRight: number) => {
  const inRight = completions(right);
  const inLeft = completions(left) | (inRight << rightToLeft);
  return countBits(inLeft & landLeft) + countBits(inRight & landRight);
};

/** What its estimate looks at. */
export type ConnectFourFeature = "twos" | "threes" | "threats" | "centre";

const features: readonly Feature<ConnectFourPosition, ConnectFourFeature>[] = [
  {
    name: "twos",
    most: 69,
    value: (position) => moreLines(position, 2),
    counted: (position) => openLinesOf(position, 2),
  },
  {
    name: "threes",
    most: 69,
    value: (position) => moreLines(position, 3),
    counted: (position) => openLinesOf(position, 3),
  },
  {
    name: "threats",
    most: 7,
    value(position) {
      const { left, right, lastLeft, lastRight } = position;
      const landLeft = landings(left | lastLeft) & everyCell;
      const landRight = landings(right | lastRight) & rightmost;
      const own = threats(left, right, landLeft, landRight);
      return forMax(position, own - threats(lastLeft, lastRight, landLeft, landRight));
    },
    counted: threatsOf,
  },
  {
    name: "centre",
    most: 6,
    value: (position) =>
      forMax(position, countBits(position.left & middle) - countBits(position.lastLeft & middle)),
    counted: centreOf,
  },
];

/** All 69 lines open threes, 7 threats and 6 stones in the centre would come to 0.866: any win outweighs that. */
export const evaluation: Evaluation<ConnectFourPosition, ConnectFourFeature> = {
  features,
  weights: { twos: 2, threes: 10, threats: 20, centre: 6 },
  scale: 1000,
  exchange,
};
