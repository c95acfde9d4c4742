import { describe, expect, it } from "vitest";
import { readGuardMap, type Square, sees } from "../../../src/engine/behaviour/index.ts";

const map = "A..#...\n...#.I.\nB......";

/** Every square, with an eye where the guard sees it. */
function eyes(text: string, guard: Square): string {
  const board = { ...readGuardMap(text), guard };
  return text
    .split("\n")
    .map((row, y) => [...row].map((glyph, x) => (sees(board, [x, y]) ? "*" : glyph)).join(""))
    .join("\n");
}

describe("The guard's map", () => {
  it("says where everybody is, and the guard begins at its first post", () => {
    const board = readGuardMap(map);
    expect(board).toMatchObject({ guard: [0, 0], intruder: [5, 1], size: [7, 3], seen: undefined });
    expect(board.posts).toEqual([
      [0, 0],
      [0, 2],
    ]);
    expect(board.walls).toEqual([
      [3, 0],
      [3, 1],
    ]);
    expect(readGuardMap("A.G/B.I").guard).toEqual([2, 0]);
  });

  it.each([
    [`AIB${".".repeat(900)}`, "A map has 900 squares at most, and here are 903"],
    ["A..I", "The map lacks its second post, B"],
    ["A.B/I", "Row 2 of the map has 1 squares, the first has 3"],
    ["A.B/IxI", 'Row 2 of the map, "x": expected # . G I A or B'],
    ["A.B/I.I", "A map has one intruder, I, and here are 2"],
  ])('refuses "%s"', (text, message) => {
    expect(() => readGuardMap(text)).toThrow(message);
  });

  it("lets the guard see along its row and column, to the wall and no farther than five squares", () => {
    expect(eyes(map, [0, 1])).toBe("*..#...\n****.I.\n*......");
    expect(eyes(map, [0, 2])).toBe("*..#...\n*..#.I.\n******.");
  });
});
