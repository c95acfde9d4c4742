import { quoted } from "../../demand.ts";

export const noBoard = (text: string, columns: number, rows: number) =>
  `${quoted(text)}: expected ${rows} rows of ${columns} cells, each X, O or ., joined by /`;
export const afloat = (text: string, cell: string) =>
  `${quoted(text)}: the stone on ${cell} rests on nothing`;
export const twoRows = (text: string) => `${quoted(text)}: both sides cannot have a row`;
export const movedAfterRow = (text: string) => `${quoted(text)}: nobody moves once there is a row`;
export const moreCells = (columns: number, rows: number, most: number) =>
  `${columns} × ${rows} cells are more than ${most}`;
