import { columns, hasFour, landings, leftCells, rightCells, rows } from "./halves.ts";

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
  /** Found once, when the stone falls, since it is asked for at every node. */
  readonly outcome: number | undefined;
}

export const start: ConnectFourPosition = {
  left: 0,
  right: 0,
  lastLeft: 0,
  lastRight: 0,
  stones: 0,
  outcome: undefined,
};

/** The position after the side to move has dropped a stone into a column that has room. */
export function drop(position: ConnectFourPosition, column: number): ConnectFourPosition {
  const { left, right, lastLeft, lastRight } = position;
  const newLeft = left | (landings(left | lastLeft) & leftCells[column]);
  const newRight = right | (landings(right | lastRight) & rightCells[column]);
  const stones = position.stones + 1;
  return {
    left: lastLeft,
    right: lastRight,
    lastLeft: newLeft,
    lastRight: newRight,
    stones,
    outcome:
      hasFour(newLeft) || hasFour(newRight) ? winAfter(stones) : stones < columns * rows ? undefined : 0,
  };
}

/** A win is worth more the fewer stones the winner has needed. */
function winAfter(stones: number): number {
  return stones & 1 ? 22 - ((stones + 1) >> 1) : (stones >> 1) - 22;
}
