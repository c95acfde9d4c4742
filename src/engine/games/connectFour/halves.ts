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
export const across = 6;
export const upward = 1;
export const rising = 7;
export const falling = 5;

/** Where a line can begin that goes up by three, or down; and from which columns of a half one can go right. */
export const lowerRows = 0b000111_000111_000111_000111_000111;
export const upperRows = 0b111000_111000_111000_111000_111000;
export const firstColumns = 0b111111_111111;

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
