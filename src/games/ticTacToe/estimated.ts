import type { EstimatedFace } from "../face/face.ts";
import * as words from "./words.ts";

export const ticTacToe: EstimatedFace = {
  deepest: 6,
  searchable: 9,
  exchanged: words.exchanged,
  reach: (scale) => 0.6 * scale,
  tuning: { depth: 1, rounds: 30, pairs: 20, proof: 50, opening: 2 },
};
