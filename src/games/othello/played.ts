import { type PlayedFace, typedPoint } from "../face/face.ts";
import * as words from "./words.ts";

export const othello: PlayedFace = {
  programPlies: 2,
  moveForm: words.moveForm,
  typed: typedPoint,
  hintNodes: 60_000,
  margin: words.margin,
};
