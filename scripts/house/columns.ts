/** Rows as text in columns, the first one to the left, the others to the right, with a rule below the head. */
export function columns(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows.map((row) => row.map(shown))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join("  ")
      .trimEnd();
  const rule = line(widths.map((width) => "─".repeat(width)));
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join("\n");
}

const shown = (cell: string | number): string =>
  typeof cell === "string" ? cell : cell.toLocaleString("en");
