import type { PlayedFace } from "../face/face.ts";
import * as words from "./words.ts";

export const ticTacToe: PlayedFace = {
  programPlies: 9,
  moveForm: words.moveForm,
  typed(text) {
    const cell = words.namedCell(text);
    return cell < 0 ? [] : [String(cell)];
  },
};
