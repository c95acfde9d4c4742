/**
 * Squares are the 32 dark ones, numbered 0 to 31 here and written 1 to 32, row by row from the top left as Black sees
 * them below: row 0 is squares 1 to 4, where Black's men begin and White's are crowned.
 */
export const rowOf = (square: number): number => square >> 2;

/** Columns 0 to 7 of the whole board; the dark squares of even rows are the odd columns. */
export const columnOf = (square: number): number => 2 * (square & 3) + (rowOf(square) % 2 === 0 ? 1 : 0);

/** The dark square, 0 to 31, in this row and column of the whole board; undefined for a light one and off the board. */
export function squareAt(row: number, column: number): number | undefined {
  if (row < 0 || row > 7 || column < 0 || column > 7 || (row + column) % 2 === 0) return undefined;
  return 4 * row + (column >> 1);
}

/** The four ways along the diagonals: two down the board, as Black's men go, then two up. */
export const ways = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

/** Indexed by the square and the way: the square next to it, −1 off the board. */
export const neighbours: readonly Int8Array[] = Array.from({ length: 32 }, (_, square) =>
  Int8Array.from(ways, ([down, right]) => squareAt(rowOf(square) + down, columnOf(square) + right) ?? -1),
);

/** The ways of a piece: men go forward, kings all ways. */
export const blackWays: readonly number[] = [0, 1];
export const whiteWays: readonly number[] = [2, 3];
export const kingWays: readonly number[] = [0, 1, 2, 3];
