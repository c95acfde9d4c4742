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
export const columns = 7;
export const rows = 6;

/** How many bits apart the cells of a line are, by the way it runs. */
export const across = 6;
export const upward = 1;
export const rising = 7;
export const falling = 5;

const bottomRow = 0b000001_000001_000001_000001_000001;
export const topRow = bottomRow << 5;
/** Where a line can begin that goes up by three, or down; and from which columns of a half one can go right. */
export const lowerRows = bottomRow * 0b000111;
export const upperRows = bottomRow * 0b111000;
export const firstColumns = 0b111111_111111;

/** A column's cells in each half; nothing where it is in the other alone. */
export const leftCells = Int32Array.from({ length: columns }, (_, column) => cellsOf(column));
export const rightCells = Int32Array.from({ length: columns }, (_, column) => cellsOf(column - 2));

export const everyCell = 2 ** 30 - 1;

/** How far a cell of a middle column is from its place in the right half to that in the left. */
export const rightToLeft = 12;

/** The columns of the right half that the left half does not have. */
export const rightmost = rightCells[5] | rightCells[6];

function cellsOf(place: number): number {
  return place >= 0 && place < 5 ? 0b111111 << (6 * place) : 0;
}

/**
 * Where the next stone of each column would land, given all stones of a half; a full last column sets a bit
 * beyond the cells.
 */
export function landings(taken: number): number {
  return ~taken & ((taken << 1) | bottomRow);
}

/** Whether one side's stones in a half hold four in a row. */
export function hasFour(stones: number): boolean {
  const level = stones & (stones >> across);
  const tall = stones & (stones >> upward);
  const up = stones & (stones >> rising);
  const down = stones & (stones >> falling);
  const firsts =
    (level & (level >> (2 * across))) |
    (((tall & (tall >> (2 * upward))) | (up & (up >> (2 * rising)))) & lowerRows) |
    (down & (down >> (2 * falling)) & upperRows);
  return firsts !== 0;
}
