export const title = "Row of seven";
export const cellName = (column: number): string => `cell ${column}`;
export const numbering = "Cells are numbered from 0 to 6, from the left.";
export const positionForm = "seven characters of X, O and a dot";
