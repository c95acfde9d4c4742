import { action, condition } from "./builders.ts";
import { type GuardBoard, type Square, sameSquare } from "./guardBoard.ts";
import type { Act } from "./node.ts";
import { sees } from "./sees.ts";
import { stepTowards } from "./stepTowards.ts";

/** Walks one square a tick; succeeds, without a step, once it is there; fails where there is no way. */
const walkTo =
  (goalOf: (board: GuardBoard) => Square): Act<GuardBoard> =>
  (board) => {
    const goal = goalOf(board);
    if (sameSquare(board.guard, goal)) return ["success", board];
    const guard = stepTowards(board, goal);
    if (sameSquare(guard, board.guard)) return ["failure", board];
    return ["running", { ...board, guard }];
  };

/** Ticks that looking round takes. */
const turns = 3;

/** All that a guard can ask and do, by the word for it in a written tree. */
export const guardLeaves = {
  sees: condition<GuardBoard>("sees the intruder", (board) => sees(board)),
  remembers: condition<GuardBoard>("saw one before", ({ seen }) => seen !== undefined),
  note: action<GuardBoard>("note where", (board) => ["success", { ...board, seen: board.intruder }]),
  forget: action<GuardBoard>("forget", (board) => ["success", { ...board, seen: undefined }]),
  run: action(
    "run there",
    walkTo(({ intruder }) => intruder),
  ),
  search: action(
    "go where it was",
    walkTo(({ seen, guard }) => seen ?? guard),
  ),
  first: action(
    "to post A",
    walkTo(({ posts }) => posts[0]),
  ),
  second: action(
    "to post B",
    walkTo(({ posts }) => posts[1]),
  ),
  look: action<GuardBoard>("look round", (board, ticks) => [
    ticks + 1 < turns ? "running" : "success",
    board,
  ]),
} as const;
