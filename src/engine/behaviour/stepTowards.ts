import { type GuardBoard, isFree, type Square, sameSquare } from "./guardBoard.ts";

const sides = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The guard's next square on a shortest way, found breadth first; where there is no way, the guard stays. */
export function stepTowards(board: GuardBoard, goal: Square): Square {
  const from = new Map<string, Square>([[String(goal), goal]]);
  const queue: Square[] = [goal];
  for (const at of queue) {
    if (sameSquare(at, board.guard)) break;
    for (const [right, down] of sides) {
      const next: Square = [at[0] + right, at[1] + down];
      if (!isFree(board, next) || from.has(String(next))) continue;
      from.set(String(next), at);
      queue.push(next);
    }
  }
  return from.get(String(board.guard)) ?? board.guard;
}
