import { quoted } from "../../../demand.ts";

export const noPowerOfTwo = (goal: number) => `goal must be a power of 2, such as 2048, not ${goal}`;
export const notSquare = (text: string, size: number) =>
  `${quoted(text)}: expected ${size} rows of ${size} cells, the rows parted by "/", a dot for a free cell`;
export const noTile = (text: string, cell: string) =>
  `${quoted(text)}: ${quoted(cell)} is no tile; expected a power of 2 from 2 on, or a dot`;
export const noFreeCell = (text: string) => `${quoted(text)}: chance has no free cell to add a tile on`;
export const notNine = (cells: number) => `2048 is solved on 3 × 3 cells: expected 9 tiles, not ${cells}`;
export const noCode = (tile: number) => `${tile} is no tile below 256; expected a power of 2 from 2 on, or 0`;
