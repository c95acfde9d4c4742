import { Refusal } from "../refusal.ts";
import {
  type Act,
  action,
  type BehaviourNode,
  condition,
  memorySequence,
  selector,
  sequence,
  timeout,
} from "./node.ts";
import * as words from "./words.ts";

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

/** On a map: a wall, the guard, the intruder, and the two posts. The guard begins at post A where no G stands. */
const marks = { wall: "#", guard: "G", intruder: "I", first: "A", second: "B", floor: "." } as const;

/** The largest map, in squares: each is drawn. */
const largest = 900;

/**
 * Reads a map, rows of # . G I A B joined by "/" or line breaks. Throws a Refusal that says what is wrong with it,
 * and where.
 */
export function readGuardMap(text: string): GuardBoard {
  const rows = text.trim().split(/[/\n]/);
  const squares = rows.reduce((sum, { length }) => sum + length, 0);
  if (squares > largest) throw new Refusal(words, "tooManySquares", largest, squares);
  const found = (mark: string): Square[] =>
    rows.flatMap((row, y) => [...row].flatMap((glyph, x): Square[] => (glyph === mark ? [[x, y]] : [])));
  const only = (what: words.Single): Square | undefined => {
    const squares = found(marks[what]);
    if (squares.length > 1) throw new Refusal(words, "notOne", what, squares.length);
    return squares[0];
  };
  const needed = (what: words.Single): Square => {
    const square = only(what);
    if (square === undefined) throw new Refusal(words, "lacks", what);
    return square;
  };
  for (const [y, row] of rows.entries()) {
    if (row.length !== rows[0].length)
      throw new Refusal(words, "unevenRow", y + 1, row.length, rows[0].length);
    const strange = [...row].find((glyph) => !Object.values<string>(marks).includes(glyph));
    if (strange !== undefined) throw new Refusal(words, "strangeSquare", y + 1, strange);
  }
  const posts = [needed("first"), needed("second")] as const;
  return {
    guard: only("guard") ?? posts[0],
    intruder: needed("intruder"),
    walls: found(marks.wall),
    seen: undefined,
    posts,
    size: [rows[0].length, rows.length],
  };
}

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

const sides = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The guard's next square on a shortest way, found breadth first; where there is no way, the guard stays. */
function stepTowards(board: GuardBoard, goal: Square): Square {
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

const { sees: seesIntruder, note, run, remembers, search, forget, first, second } = guardLeaves;

/** Chases an intruder it sees, searches where it saw one last but gives up after a while, and else walks its round. */
export function guardTree(patience = 6): BehaviourNode<GuardBoard> {
  return selector<GuardBoard>(
    "guard",
    sequence("chase", seesIntruder, note, run),
    sequence(
      "look for it",
      remembers,
      selector("try", timeout("not for long", patience, search), forget),
      forget,
    ),
    memorySequence("patrol", first, second),
  );
}
