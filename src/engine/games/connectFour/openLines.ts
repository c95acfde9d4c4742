import { countBits } from "./countBits.ts";
import { across, falling, firstColumns, lowerRows, rightmost, rising, upperRows, upward } from "./halves.ts";

/** How many stones of one side a line holds, with none of the other beside them. */
type Wanted = 2 | 3;

/** The lines of four on the whole board that hold exactly `wanted` stones of `own` and none of the other side. */
export function openLines(
  wanted: Wanted,
  ownLeft: number,
  ownRight: number,
  otherLeft: number,
  otherRight: number,
): number {
  const left = linesFrom(wanted, ownLeft, otherLeft, upward) & lowerRows;
  const right = linesFrom(wanted, ownRight, otherRight, upward) & lowerRows & rightmost;
  return (
    countBits(slanting(wanted, ownLeft, otherLeft)) +
    countBits(slanting(wanted, ownRight, otherRight)) +
    // Lines that go up begin in the lower rows: the upper ones have room for those of the last two columns.
    countBits(left | (right << 3))
  );
}

/** One half's lines that go from column to column, packed so that one count does for three directions. */
function slanting(wanted: Wanted, own: number, other: number): number {
  const level = linesFrom(wanted, own, other, across) & firstColumns;
  const up = linesFrom(wanted, own, other, rising) & firstColumns & lowerRows;
  const down = linesFrom(wanted, own, other, falling) & firstColumns & upperRows;
  return level | ((up | down) << 12);
}

/** The first cells of such lines, their cells `step` apart, and of lines that leave the board: those are masked off. */
function linesFrom(wanted: Wanted, own: number, other: number, step: number): number {
  const second = own >> step;
  const third = own >> (2 * step);
  const fourth = own >> (3 * step);
  const taken = other | (other >> step);
  const open = ~(taken | (taken >> (2 * step)));
  const oneOfFirst = own ^ second;
  const oneOfLast = third ^ fourth;
  if (wanted === 3) return ((oneOfFirst & third & fourth) | (own & second & oneOfLast)) & open;
  const both = (own & second) ^ (third & fourth);
  return ((oneOfFirst & oneOfLast) | (both & ~(oneOfFirst | oneOfLast))) & open;
}
