export const title = "Connect Four";

/** Columns and rows are counted from 1, rows from the bottom. */
export const cellName = (column: number, row: number): string => `column ${column}, row ${row}`;
export const moveName = (column: string): string => `column ${column}`;

export const positionForm = "the moves so far, such as 4453";
export const moveForm = "a column from 1 to 7, such as 4";

/** What somebody types before a column's number, in small letters. */
export const columnWord = /^(column|col\.?)\s*/;
