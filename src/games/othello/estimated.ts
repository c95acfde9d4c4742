import type { OthelloFeature } from "../../engine/games/othello/evaluation.ts";
import type { EstimatedFace } from "../face/face.ts";
import * as words from "./estimateWords.ts";
import { margin } from "./words.ts";

export const othello: EstimatedFace<OthelloFeature> = {
  deepest: 4,
  searchable: 7,
  exchanged: words.exchanged,
  features: words.features,
  margin,
  reach: () => 150,
  tuning: { depth: 1, rounds: 24, pairs: 8, proof: 30, opening: 4 },
};
