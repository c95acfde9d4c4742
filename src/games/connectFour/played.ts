import type { PlayedFace } from "../face/face.ts";
import * as words from "./words.ts";

export const connectFour: PlayedFace = {
  programPlies: 4,
  moveForm: words.moveForm,
  typed: (text) => [text.replace(words.columnWord, "")],
  hintNodes: 60_000,
};
