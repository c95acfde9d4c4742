import { type PlayedFace, typedPoint } from "../face/playedFace.ts";

export const gomoku: PlayedFace = {
  moveForm: "a point such as h8",
  typed: typedPoint,
  hintNodes: 3000,
};
