import { hasFour, landings } from "./halves.ts";

/**
 * Each side's stones, in two halves that share the middle columns (see halves.ts): first the side to move, then
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

/** A column's cells in each half; nothing where it is in the other alone. */
const leftCells = Int32Array.from([0, 1, 2, 3, 4, 5, 6], (column) => cellsOf(column));
const rightCells = Int32Array.from([0, 1, 2, 3, 4, 5, 6], (column) => cellsOf(column - 2));

function cellsOf(place: number): number {
  return place >= 0 && place < 5 ? 0b111111 << (6 * place) : 0;
}

/** The position after the side to move has dropped a stone into a column that has room. */
export function drop(position: ConnectFourPosition, column: number): ConnectFourPosition {
  const { left, right, lastLeft, lastRight } = position;
  const newLeft = left | (landings(left | lastLeft) & leftCells[column]);
  const newRight = right | (landings(right | lastRight) & rightCells[column]);
  return {
    left: lastLeft,
    right: lastRight,
    lastLeft: newLeft,
    lastRight: newRight,
    stones: position.stones + 1,
    won: hasFour(newLeft) || hasFour(newRight),
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
