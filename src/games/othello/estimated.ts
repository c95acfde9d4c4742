import type { EstimatedFace } from "../face/face.ts";
import * as words from "./words.ts";

export const othello: EstimatedFace = {
  deepest: 4,
  searchable: 7,
  exchanged: words.exchanged,
  reach: () => 150,
  tuning: { depth: 1, rounds: 24, pairs: 8, proof: 30, opening: 4 },
};
