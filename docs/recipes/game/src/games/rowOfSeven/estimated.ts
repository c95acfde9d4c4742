import type { RowFeature } from "../../engine/games/rowOfSeven.ts";
import type { EstimatedFace } from "../face/face.ts";
import * as words from "./estimateWords.ts";

export const rowOfSeven: EstimatedFace<RowFeature> = {
  deepest: 7,
  searchable: 7,
  exchanged: words.exchanged,
  features: words.features,
  reach: (scale) => scale,
  tuning: { depth: 1, rounds: 10, pairs: 10, proof: 20, opening: 1 },
};
