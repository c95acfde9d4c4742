import { type PlayedFace, typedPoint } from "../face/playedFace.ts";

export const othello: PlayedFace = {
  moveForm: "a square such as d3, or pass",
  typed: typedPoint,
  hintNodes: 60_000,
  margin: ["disc", "discs"],
};
