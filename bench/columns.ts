/**
 * Rows of texts as lines in columns: the first `texts` columns are aligned to the left, and numbers behind them to the right.
 * Below the first row, which says what the columns are, a line may be drawn.
 */
export function columns(
  rows: readonly (readonly string[])[],
  { texts = Infinity, ruled = false }: { readonly texts?: number; readonly ruled?: boolean } = {},
): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const rule = ruled ? [widths.map((width) => "─".repeat(width))] : [];
  return [rows[0], ...rule, ...rows.slice(1)].map((row) =>
    row
      .map((cell, column) => (column < texts ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join("  ")
      .trimEnd(),
  );
}
