import { type GuardBoard, isFree, type Square } from "./guardBoard.ts";

/** How many squares away the guard can see somebody. */
export const reach = 5;

/** Whether the guard sees this square: one row or column, near enough, and no wall between. */
export function sees(board: GuardBoard, square: Square = board.intruder): boolean {
  const [right, down] = [square[0] - board.guard[0], square[1] - board.guard[1]];
  const distance = Math.abs(right + down);
  if ((right !== 0 && down !== 0) || distance > reach) return false;
  for (let i = 1; i < distance; i++) {
    const between: Square = [board.guard[0] + Math.sign(right) * i, board.guard[1] + Math.sign(down) * i];
    if (!isFree(board, between)) return false;
  }
  return true;
}
