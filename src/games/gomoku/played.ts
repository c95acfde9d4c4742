import { type PlayedFace, typedPoint } from "../face/face.ts";
import * as words from "./words.ts";

export const gomoku: PlayedFace = {
  programPlies: 1,
  moveForm: words.moveForm,
  typed: typedPoint,
  hintNodes: 3000,
};
