import type { Counters, Trace } from "../../trace/index.ts";

/**
 * Rows as comma-separated values (RFC 4180), with a mark that makes spreadsheets read them as UTF-8. Text that a
 * spreadsheet would take for a formula is kept text by an apostrophe in front, and so is what stands in a text behind a
 * semicolon, a tab or a line's end: where commas belong to numbers, spreadsheets take these for the ends of cells, whatever
 * quotes stand around.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(writeCell).join(",")).join("\r\n")}\r\n`;

/** What makes a formula of a cell, behind blanks and quotes, which some programs pass over. */
const formula = /^[\s"]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** What begins like a formula, and is a number. */
const number = /^-\d+(\.\d+)?$/;
/** Where a cell ends for programs that do not end it at commas, and another begins that could be a formula. */
const inner = /([;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

function writeCell(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const safe = cell.replace(inner, "$1'");
  const text = formula.test(safe) && !number.test(safe) ? `'${safe}` : safe;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const columns: readonly (keyof Counters)[] = [
  "nodes",
  "leaves",
  "cutoffs",
  "skipped",
  "probes",
  "hits",
  "researches",
];
/** More rows than this no spreadsheet shows at ease. */
const mostRows = 10_000;

/**
 * What a search has counted up to each step, as comma-separated values with a header: step, event, then each counter.
 * Of a long trace every second, third … step stands there, and the last one always.
 */
export function countsCsv(trace: Trace<unknown>): string {
  const stride = Math.max(1, Math.ceil(trace.length / mostRows));
  const rows = [["step", "event", ...columns].join(",")];
  for (let step = 0; step < trace.length; step += stride) rows.push(rowAt(trace, step));
  rows.push(rowAt(trace, trace.length));
  return `${rows.join("\n")}\n`;
}

function rowAt(trace: Trace<unknown>, step: number): string {
  const counters = trace.counters(step);
  const event = step === 0 ? "" : trace.log.kind(step);
  return [step, event, ...columns.map((name) => counters[name])].join(",");
}
