/**
 * The board's 42 cells in two integers of 30 bits: columns 0 to 4 in the left half, columns 2 to 6 in the right.
 * A line of four spans at most four columns, so each lies whole in one half, and no bit need ever cross from one
 * integer to the other. The bits of a half, column by column from the bottom:
 *
 *     5 11 17 23 29
 *     4 10 16 22 28
 *     3  9 15 21 27
 *     2  8 14 20 26
 *     1  7 13 19 25
 *     0  6 12 18 24
 */

/** How many bits apart the cells of a line are, by the way it runs. */
const across = 6;
const upward = 1;
const rising = 7;
const falling = 5;

/** Where a line can begin that goes up by three, or down; and from which columns of a half one can go right. */
const lowerRows = 0b000111_000111_000111_000111_000111;
const upperRows = 0b111000_111000_111000_111000_111000;
const firstColumns = 0b111111_111111;

export const everyCell = 2 ** 30 - 1;

/** The middle column of the board in the left half, and the columns of the right half that the left does not have. */
export const middle = 0b111111 << 18;
export const rightmost = 0b111111_111111 << 18;

/** How far a cell that both halves have is from its place in the right one to that in the left. */
export const rightToLeft = 12;

// The number stands written out: a constant that a module exports is read from memory each time, and this runs at
// every position that is estimated.

/**
 * Where the next stone of each column would land, given all stones of a half; a full last column sets a bit beyond
 * the cells.
 */
export function landings(taken: number): number {
  return ~taken & ((taken << 1) | 0b000001_000001_000001_000001_000001);
}

/**
 * How many of the 32 bits are set, added up in pairs, in fours, in eights and all together.
 * Source: H. Warren 2002, "Hacker's Delight", chapter 5.
 */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f0f0f;
  return Math.imul(eights, 0x01010101) >>> 24;
}

/** The cells of one half, taken ones too, where a stone would make four in a row with three of these stones. */
export function completions(stones: number): number {
  return (
    completing(stones, across, firstColumns) |
    completing(stones, upward, lowerRows) |
    completing(stones, rising, firstColumns & lowerRows) |
    completing(stones, falling, firstColumns & upperRows)
  );
}

/** Likewise for the lines that begin in the cells `from` and go on `step` by `step`. */
function completing(stones: number, step: number, from: number): number {
  const second = stones >> step;
  const third = stones >> (2 * step);
  const fourth = stones >> (3 * step);
  const outer = stones & fourth & from;
  const inner = second & third & from;
  return (
    (inner & fourth) |
    ((outer & third) << step) |
    ((outer & second) << (2 * step)) |
    ((inner & stones) << (3 * step))
  );
}

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
