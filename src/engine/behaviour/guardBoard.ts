/** A square of the grid: column and row, from 0. */
export type Square = readonly [column: number, row: number];

/** What the guard knows and where everything is: its blackboard. */
export interface GuardBoard {
  readonly guard: Square;
  readonly intruder: Square;
  /** Squares nobody can enter or see through. */
  readonly walls: readonly Square[];
  /** Where it saw the intruder last; undefined while it is not after anybody. */
  readonly seen: Square | undefined;
  /** Squares the guard walks between. */
  readonly posts: readonly [Square, Square];
  readonly size: readonly [columns: number, rows: number];
}

export const sameSquare = (one: Square, other: Square): boolean => one[0] === other[0] && one[1] === other[1];

/** Whether somebody can stand there: within the grid, and no wall. */
export function isFree({ walls, size }: GuardBoard, square: Square): boolean {
  const inside = square.every((place, axis) => place >= 0 && place < size[axis]);
  return inside && !walls.some((wall) => sameSquare(wall, square));
}
