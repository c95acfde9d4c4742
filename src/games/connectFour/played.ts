import type { PlayedFace } from "../face/playedFace.ts";

export const connectFour: PlayedFace = {
  moveForm: "a column from 1 to 7, such as 4",
  typed: (text) => [text.replace(/^(column|col\.?)\s*/, "")],
  hintNodes: 60_000,
};
