/**
 * Each side's stones, in two halves that share the middle columns (see linesOfFour.ts): first the side to move, then
 * the one that moved last. X begins, and is MAX.
 */
export interface ConnectFourPosition {
  readonly left: number;
  readonly right: number;
  readonly lastLeft: number;
  readonly lastRight: number;
  /** All stones on the board: X is to move when their number is even. */
  readonly stones: number;
  /** Whether the last stone made four in a row: found once, as it falls, since it is asked for at every node. */
  readonly won: boolean;
}

export const start: ConnectFourPosition = {
  left: 0,
  right: 0,
  lastLeft: 0,
  lastRight: 0,
  stones: 0,
  won: false,
};

/**
 * Whether one side's stones in a half hold four in a row. Asked twice at every node of a search: so it is a constant
 * of this module, since what is imported is looked up each time, and its numbers stand written out.
 */
const hasFour = (stones: number): boolean => {
  const level = stones & (stones >> 6);
  const tall = stones & (stones >> 1);
  const up = stones & (stones >> 7);
  const down = stones & (stones >> 5);
  const firsts =
    (level & (level >> 12)) |
    (((tall & (tall >> 2)) | (up & (up >> 14))) & 0b000111_000111_000111_000111_000111) |
    (down & (down >> 10) & 0b111000_111000_111000_111000_111000);
  return firsts !== 0;
};

/**
 * The position after the side to move has dropped a stone into a column that has room. Adding a column's lowest cell
 * to the taken ones carries up to the first that is free; a column that the half does not have adds nothing.
 */
export function drop(position: ConnectFourPosition, column: number): ConnectFourPosition {
  const { left, right, lastLeft, lastRight } = position;
  const takenLeft = left | lastLeft;
  const takenRight = right | lastRight;
  const newLeft = left | (~takenLeft & (takenLeft + (column < 5 ? 1 << (6 * column) : 0)));
  const newRight = right | (~takenRight & (takenRight + (column > 1 ? 1 << (6 * (column - 2)) : 0)));
  return {
    left: lastLeft,
    right: lastRight,
    lastLeft: newLeft,
    lastRight: newRight,
    stones: position.stones + 1,
    // A half without the column is as it was, and held no four.
    won: (column < 5 && hasFour(newLeft)) || (column > 1 && hasFour(newRight)),
  };
}

/** The same board with the sides' stones exchanged; who is to move stays. */
export const exchange = (position: ConnectFourPosition): ConnectFourPosition => ({
  ...position,
  left: position.lastLeft,
  right: position.lastRight,
  lastLeft: position.left,
  lastRight: position.right,
});

/**
 * A whole number below 2^49, another for each position. A column of n stones counts 2^n − 1 plus the binary number
 * of its stones, 1 for each of the side to move: 127 numbers in seven bits, 0 for the empty column.
 */
export function keyOf({ left, right, lastLeft, lastRight }: ConnectFourPosition): number {
  const firstFour = spread(left) + spread(left | lastLeft);
  const lastThree = spread(right >> 12) + spread((right | lastRight) >> 12);
  return firstFour + lastThree * 2 ** 28;
}

/** Four columns of six bits, moved to seven bits apart. */
function spread(stones: number): number {
  const first = stones & 0b111111;
  const second = stones & (0b111111 << 6);
  const third = stones & (0b111111 << 12);
  const fourth = stones & (0b111111 << 18);
  return first | (second << 1) | (third << 2) | (fourth << 3);
}

/** The board's rows from the top, a glyph for each cell: X, O or a point, with `between` between them. */
export function rowsOf(position: ConnectFourPosition, between: string): string[] {
  return [5, 4, 3, 2, 1, 0].map((row) => {
    let glyphs = glyphAt(position, 0, row);
    for (let column = 1; column < 7; column++) glyphs += between + glyphAt(position, column, row);
    return glyphs;
  });
}

/** Rows count from the bottom here. */
function glyphAt(position: ConnectFourPosition, column: number, row: number): string {
  const isLeft = column < 5;
  const cell = 1 << (6 * (isLeft ? column : column - 2) + row);
  const xToMove = position.stones % 2 === 0;
  if ((isLeft ? position.left : position.right) & cell) return xToMove ? "X" : "O";
  if ((isLeft ? position.lastLeft : position.lastRight) & cell) return xToMove ? "O" : "X";
  return ".";
}
