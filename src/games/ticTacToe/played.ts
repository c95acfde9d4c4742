import type { PlayedFace } from "../face/playedFace.ts";
import { cellNames } from "./cellNames.ts";

export const ticTacToe: PlayedFace = {
  moveForm: "a cell by its name, such as top left, or from 0 to 8, row by row",
  typed(text) {
    const name = text
      .replace(/^the /, "")
      .replace("center", "centre")
      .replace(/^(middle|centre)$/, "centre");
    const cell = cellNames.findIndex((cell) => cell.replace(/^the /, "") === name);
    return cell < 0 ? [] : [String(cell)];
  },
};
