import { write } from "./formats.ts";

/** Rows of a table, cell by cell: numbers are yet to be written, texts stand as they are. */
export type TableRows = readonly (readonly (number | string)[])[];

/** What stands in the cells of a chapter's table. */
export const cellsOf = (rows: TableRows): string[][] =>
  rows.map((row) => row.map((cell) => (typeof cell === "number" ? write(cell) : cell)));
