export const title = "Tic-tac-toe";

/** The nine cells of a board, row by row, as a sentence names them. */
export const cellNames = [
  "top left",
  "top",
  "top right",
  "left",
  "the centre",
  "right",
  "bottom left",
  "bottom",
  "bottom right",
] as const;

/** The same as a label names them. */
export const cellLabels: readonly string[] = cellNames.map((name) => name.replace(/^the /, ""));

export const numbering = "Squares are numbered from 0 to 8, row by row.";
export const positionForm = "nine characters of X, O and a dot";
export const moveForm = "a cell by its name, such as top left, or from 0 to 8, row by row";

/** The cell that somebody calls so, in small letters; −1 where none is. */
export function namedCell(text: string): number {
  const name = text
    .replace(/^the /, "")
    .replace("center", "centre")
    .replace(/^middle$/, "centre");
  return cellLabels.indexOf(name);
}
