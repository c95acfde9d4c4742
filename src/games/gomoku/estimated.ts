import type { GomokuFeature } from "../../engine/games/gomoku/evaluation.ts";
import type { EstimatedFace } from "../face/face.ts";
import * as words from "./estimateWords.ts";

export const gomoku: EstimatedFace<GomokuFeature> = {
  deepest: 3,
  searchable: -1,
  exchanged: words.exchanged,
  features: words.features,
  reach: () => 40,
  tuning: { depth: 1, rounds: 20, pairs: 6, proof: 20, opening: 2 },
};
