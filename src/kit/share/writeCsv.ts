/**
 * Rows as comma-separated values (RFC 4180), with a mark that makes spreadsheets read them as UTF-8. Text that a
 * spreadsheet would take for a formula is kept text by an apostrophe in front.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(writeCell).join(",")).join("\r\n")}\r\n`;

function writeCell(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const text = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
