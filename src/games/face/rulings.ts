const round = (length: number) => Math.round(length * 100) / 100;

/** One path for the lines between the cells of a board, its edges left out. */
export const rulings = (columns: number, rows: number, cell: number): string =>
  [
    ...Array.from(
      { length: rows - 1 },
      (_, line) => `M0 ${round((line + 1) * cell)}h${round(columns * cell)}`,
    ),
    ...Array.from(
      { length: columns - 1 },
      (_, line) => `M${round((line + 1) * cell)} 0v${round(rows * cell)}`,
    ),
  ].join("");
