import { action, condition, memorySequence, selector, sequence, timeout } from "./builders.ts";
import type { Act, BehaviourNode } from "./node.ts";

/** A square of the grid: column and row, from 0. */
export type Square = readonly [number, number];

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
  readonly size: readonly [number, number];
}

const same = (one: Square, other: Square) => one[0] === other[0] && one[1] === other[1];
const has = (squares: readonly Square[], wanted: Square) => squares.some((square) => same(square, wanted));

/** Whether nothing stands between two squares of one row or column, at most so many squares apart. */
function sees({ guard, intruder, walls }: GuardBoard, reach = 5): boolean {
  const [right, down] = [intruder[0] - guard[0], intruder[1] - guard[1]];
  if ((right !== 0 && down !== 0) || Math.abs(right + down) > reach) return false;
  for (let i = 1; i < Math.abs(right + down); i++) {
    if (has(walls, [guard[0] + Math.sign(right) * i, guard[1] + Math.sign(down) * i])) return false;
  }
  return true;
}

/** The next square of a shortest way, found breadth first; where there is no way, the guard stays. */
function stepTowards({ guard, walls, size }: GuardBoard, goal: Square): Square {
  const from = new Map<string, Square>([[String(goal), goal]]);
  const queue: Square[] = [goal];
  for (const at of queue) {
    if (same(at, guard)) break;
    for (const [right, down] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ]) {
      const next: Square = [at[0] + right, at[1] + down];
      const inside = next[0] >= 0 && next[1] >= 0 && next[0] < size[0] && next[1] < size[1];
      if (!inside || has(walls, next) || from.has(String(next))) continue;
      from.set(String(next), at);
      queue.push(next);
    }
  }
  return from.get(String(guard)) ?? guard;
}

/** Walks one square a tick; succeeds, without a step, once it is there; fails where there is no way. */
const walkTo =
  (goalOf: (board: GuardBoard) => Square): Act<GuardBoard> =>
  (board) => {
    const goal = goalOf(board);
    if (same(board.guard, goal)) return ["success", board];
    const guard = stepTowards(board, goal);
    if (same(guard, board.guard)) return ["failure", board];
    return ["running", { ...board, guard }];
  };

const note: Act<GuardBoard> = (board) => ["success", { ...board, seen: board.intruder }];
const forget: Act<GuardBoard> = (board) => ["success", { ...board, seen: undefined }];

/** Chases an intruder it sees, searches where it saw one last but gives up after a while, and else walks its round. */
export function guardTree(patience = 6): BehaviourNode<GuardBoard> {
  return selector<GuardBoard>(
    "guard",
    sequence(
      "chase",
      condition("sees the intruder", (board) => sees(board)),
      action("note where", note),
      action(
        "run there",
        walkTo(({ intruder }) => intruder),
      ),
    ),
    sequence(
      "search",
      condition("saw one before", ({ seen }) => seen !== undefined),
      selector(
        "look there",
        timeout(
          "not for long",
          patience,
          action(
            "go where it was",
            walkTo(({ seen, guard }) => seen ?? guard),
          ),
        ),
        action("give up", forget),
      ),
      action("forget", forget),
    ),
    memorySequence(
      "patrol",
      action(
        "to the first post",
        walkTo(({ posts }) => posts[0]),
      ),
      action(
        "to the second post",
        walkTo(({ posts }) => posts[1]),
      ),
    ),
  );
}
