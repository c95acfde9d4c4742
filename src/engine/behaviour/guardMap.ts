import type { GuardBoard, Square } from "./guardBoard.ts";

/** On a map: a wall, the guard, the intruder, and the two posts. The guard begins at post A where no G stands. */
const marks = { wall: "#", guard: "G", intruder: "I", first: "A", second: "B", floor: "." } as const;

/** The largest map, in squares: each is drawn. */
const largest = 900;

/**
 * Reads a map, rows of # . G I A B joined by "/" or line breaks. Throws an error that says what is wrong with it, and
 * where.
 */
export function readGuardMap(text: string): GuardBoard {
  const rows = text.trim().split(/[/\n]/);
  const squares = rows.reduce((sum, { length }) => sum + length, 0);
  if (squares > largest) throw new Error(`A map has ${largest} squares at most, and here are ${squares}`);
  const found = (mark: string): Square[] =>
    rows.flatMap((row, y) => [...row].flatMap((glyph, x): Square[] => (glyph === mark ? [[x, y]] : [])));
  const only = (mark: string, what: string): Square | undefined => {
    const squares = found(mark);
    if (squares.length > 1) throw new Error(`A map has one ${what}, ${mark}, and here are ${squares.length}`);
    return squares[0];
  };
  const needed = (mark: string, what: string): Square => {
    const square = only(mark, what);
    if (square === undefined) throw new Error(`The map lacks its ${what}, ${mark}`);
    return square;
  };
  for (const [y, row] of rows.entries()) {
    if (row.length !== rows[0].length)
      throw new Error(`Row ${y + 1} of the map has ${row.length} squares, the first has ${rows[0].length}`);
    const strange = [...row].find((glyph) => !Object.values<string>(marks).includes(glyph));
    if (strange !== undefined)
      throw new Error(`Row ${y + 1} of the map, "${strange}": expected # . G I A or B`);
  }
  const posts = [needed(marks.first, "first post"), needed(marks.second, "second post")] as const;
  return {
    guard: only(marks.guard, "guard") ?? posts[0],
    intruder: needed(marks.intruder, "intruder"),
    walls: found(marks.wall),
    seen: undefined,
    posts,
    size: [rows[0].length, rows.length],
  };
}
