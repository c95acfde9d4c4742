import { demandText, quoted } from "../../quoted.ts";
import type { Player } from "./position.ts";

/** What a text says of a position: stones by point, and whose turn it is. */
export interface Written {
  readonly stones: Int8Array;
  readonly mover: Player;
}

/**
 * Reads `size` rows of X, O and ., from the top, joined by /, then a space and the side to move, X or O. Any position
 * can be set up. Throws an Error that names the place of what is wrong.
 */
export function readGomoku(text: string, size: number): Written {
  demandText("A position of gomoku", text);
  const [board = "", mover, ...rest] = text.trim().split(/\s+/);
  const rows = board.split("/");
  for (const [row, cells] of rows.entries()) {
    const wrong = [...cells].findIndex((glyph) => !"XO.".includes(glyph));
    if (wrong >= 0) {
      const place = `Row ${row + 1}, column ${wrong + 1}`;
      throw new Error(`${place}, "${[...cells][wrong]}": expected X, O or . for a free point`);
    }
    if (cells.length !== size)
      throw new Error(`Row ${row + 1}: expected ${size} points, but there are ${cells.length}`);
  }
  if (rows.length !== size)
    throw new Error(`Expected ${size} rows joined by /, but there are ${rows.length}`);
  if (mover === undefined) throw new Error("Expected the side to move, X or O, after the board");
  if (mover !== "X" && mover !== "O") throw new Error(`${quoted(mover)}: expected the side to move, X or O`);
  if (rest.length > 0) throw new Error(`${quoted(rest[0])}: expected nothing after the side to move`);
  const glyphs = rows.join("");
  return {
    stones: Int8Array.from(glyphs, (glyph) => (glyph === "X" ? 1 : glyph === "O" ? -1 : 0)),
    mover: mover === "X" ? 1 : -1,
  };
}
