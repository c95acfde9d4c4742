import type { CheckersFeature } from "../../engine/games/checkers/evaluation.ts";
import type { EstimatedFace } from "../face/face.ts";
import * as words from "./estimateWords.ts";

export const checkers: EstimatedFace<CheckersFeature> = {
  deepest: 6,
  searchable: -1,
  exchanged: words.exchanged,
  features: words.features,
  reach: () => 300,
  tuning: { depth: 1, rounds: 24, pairs: 10, proof: 30, opening: 4 },
};
