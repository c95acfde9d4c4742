import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positionsByPly, ticTacToe, ticTacToeClass } from "../../../src/engine/index.ts";
import { arbitraryTicTacToe } from "./arbitraryTicTacToe.ts";

/** A board as rows of glyphs, turned by a quarter: what stood in a column from below stands in a row. */
const turn = (rows: string[][]) => rows[0].map((_, column) => rows.map((row) => row[column]).toReversed());
const mirror = (rows: string[][]) => rows.map((row) => row.toReversed());

/** The eight images of a position as text, found by turning and mirroring its picture. */
function images(position: number): string[] {
  const board = ticTacToe.diagram(position).split("\n");
  const rows = board.map((row) => row.split(" "));
  const turns = [rows, turn(rows), turn(turn(rows)), turn(turn(turn(rows)))];
  return [...turns, ...turns.map(mirror)].map((image) => image.flat().join(""));
}

describe("ticTacToeClass", () => {
  it("is the same for all eight images of a position", () => {
    fc.assert(
      fc.property(arbitraryTicTacToe, (position) => {
        const classes = images(position).map((image) => ticTacToeClass(ticTacToe.read(image)));
        expect(new Set(classes).size).toBe(1);
      }),
    );
  });

  it("is one of the eight images", () => {
    fc.assert(
      fc.property(arbitraryTicTacToe, (position) => {
        expect(images(position)).toContain(ticTacToe.write(ticTacToeClass(position)));
      }),
    );
  });

  it("tells all positions apart that no turn and no mirror makes equal", () => {
    const positions = positionsByPly(ticTacToe, ticTacToe.start).flat();
    const byPicture = new Map<string, number>();
    for (const { position } of positions)
      byPicture.set(images(position).toSorted()[0], ticTacToeClass(position));
    expect(byPicture.size).toBe(765);
    expect(new Set(byPicture.values()).size).toBe(byPicture.size);
  });
});
