import { movesTo } from "./movesTo.ts";
import { type ConnectFourPosition, drop, start } from "./position.ts";

const columns = [0, 1, 2, 3, 4, 5, 6];

/**
 * The position that six rows of X, O and ., from the top, joined by /, describe. Throws an Error that names the
 * place where it is no board, and the reason where no game can lead to it.
 */
export function readRows(text: string): ConnectFourPosition {
  const rows = text.split("/").map((row) => row.trim());
  refuseMisshapen(rows);
  refuseFloating(rows);
  const [x, o] = ["X", "O"].map((side) => [...text].filter((glyph) => glyph === side).length);
  if (x !== o && x !== o + 1) {
    throw new Error(`${x} X and ${o} O cannot arise: X begins, so X has as many as O, or one more`);
  }
  return movesTo(rows, x > o ? "X" : "O").reduce(drop, start);
}

function refuseMisshapen(rows: readonly string[]): void {
  for (const [row, cells] of rows.entries()) {
    const wrong = [...cells].findIndex((glyph) => !"XO.".includes(glyph));
    if (wrong >= 0) {
      const glyph = [...cells][wrong];
      throw new Error(`${place(row, wrong)}, "${glyph}": expected X, O or . for an empty cell`);
    }
    if (cells.length !== 7)
      throw new Error(`Row ${row + 1}: expected seven cells, but there are ${cells.length}`);
  }
  if (rows.length !== 6) throw new Error(`Expected six rows joined by /, but there are ${rows.length}`);
}

function refuseFloating(rows: readonly string[]): void {
  for (const [row, cells] of rows.entries()) {
    const floating = columns.find((column) => cells[column] !== "." && rows[row + 1]?.[column] === ".");
    if (floating !== undefined)
      throw new Error(`${place(row, floating)}: this ${cells[floating]} has no stone below it`);
  }
}

const place = (row: number, column: number) => `Row ${row + 1}, column ${column + 1}`;
