import type { MnkOptions } from "../../src/engine/index.ts";

/** An m,n,k-game on rows of text, written without a thought for speed: what the engine's is compared with. */
export function boardGame(options: MnkOptions) {
  const { columns = 3, rows = 3, inARow = 3, drop = false, row: ends = "wins", fullBoard = 0 } = options;
  const start = Array(rows).fill(".".repeat(columns)).join("/");
  /** All rows, as places in a board's text. */
  const allRows: number[][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [-1, 1],
      ]) {
        const cells = Array.from({ length: inARow }, (_, i) => [row + i * down, column + i * right]);
        if (cells.every(([y, x]) => y >= 0 && y < rows && x < columns))
          allRows.push(cells.map(([y, x]) => y * (columns + 1) + x));
      }
    }
  }
  const hasRow = (board: string, glyph: string) =>
    allRows.some((places) => places.every((place) => board[place] === glyph));

  function outcome(board: string): number | undefined {
    const score = ends === "wins" ? 1 : -1;
    if (hasRow(board, "X")) return score;
    if (hasRow(board, "O")) return 0 - score;
    return board.includes(".") ? undefined : fullBoard;
  }

  function next(board: string): string[] {
    if (outcome(board) !== undefined) return [];
    const count = (glyph: string) => board.split(glyph).length - 1;
    const glyph = count("X") === count("O") ? "X" : "O";
    return [...board].flatMap((cell, i) => {
      const below = board[i + columns + 1];
      const isFree = cell === "." && !(drop && below === ".");
      return isFree ? [board.slice(0, i) + glyph + board.slice(i + 1)] : [];
    });
  }

  /** The value where X and O play their best, and for each position that was reached. */
  function solve(board: string, known = new Map<string, number>()): number {
    const found = known.get(board) ?? outcome(board);
    if (found !== undefined) return found;
    const values = next(board).map((other) => solve(other, known));
    const isX = board.split("X").length === board.split("O").length;
    const value = isX ? Math.max(...values) : Math.min(...values);
    known.set(board, value);
    return value;
  }

  return { start, outcome, next, solve };
}
