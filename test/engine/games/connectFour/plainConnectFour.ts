/**
 * Connect Four once more, in the plainest way: seven columns of letters, each from the bottom, and a search for
 * four in a row from every cell in every direction. Slow, and independent of the engine's rules.
 */
export type Columns = readonly string[];

export const emptyColumns: Columns = ["", "", "", "", "", "", ""];

/** How many stones there are. */
export const size = (columns: Columns) => columns.join("").length;

const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** Every line of four cells, each cell as [column, row from the bottom]: 24 level, 21 upright, 24 slanting. */
export const plainLines: readonly (readonly (readonly [number, number])[])[] = [0, 1, 2, 3, 4, 5, 6].flatMap(
  (column) =>
    [0, 1, 2, 3, 4, 5].flatMap((row) =>
      directions
        .map(([right, up]) => [0, 1, 2, 3].map((step) => [column + step * right, row + step * up] as const))
        .filter((line) => line.every(([column, row]) => column <= 6 && row >= 0 && row <= 5)),
    ),
);

/** The lines that hold four stones of this side, by their cells. */
export function plainFours(columns: Columns, side: string): string[] {
  return plainLines.filter((line) => isFilled(columns, side, line)).map((line) => line.join(" "));
}

const isFilled = (columns: Columns, side: string, line: (typeof plainLines)[number]) =>
  line.every(([column, row]) => columns[column][row] === side);

export function plainOutcome(columns: Columns): number | undefined {
  const stones = size(columns);
  if (plainLines.some((line) => isFilled(columns, "X", line))) return 22 - Math.ceil(stones / 2);
  if (plainLines.some((line) => isFilled(columns, "O", line))) return stones / 2 - 22;
  return stones === 42 ? 0 : undefined;
}

/** The columns that have room; the caller asks first whether the game is over. */
export function plainMoves(columns: Columns): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((column) => columns[column].length < 6);
}

export function plainPlay(columns: Columns, column: number): Columns {
  return columns.with(column, columns[column] + (size(columns) % 2 === 0 ? "X" : "O"));
}

/** Six rows from the top. */
export function plainRows(columns: Columns): string[] {
  return [5, 4, 3, 2, 1, 0].map((row) => columns.map((stones) => stones[row] ?? ".").join(""));
}

/** The value by looking at every game that can follow. */
export function plainValue(columns: Columns): number {
  const outcome = plainOutcome(columns);
  if (outcome !== undefined) return outcome;
  const values = plainMoves(columns).map((column) => plainValue(plainPlay(columns, column)));
  return size(columns) % 2 === 0 ? Math.max(...values) : Math.min(...values);
}
