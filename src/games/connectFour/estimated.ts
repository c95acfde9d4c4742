import type { ConnectFourFeature } from "../../engine/games/connectFour/evaluation.ts";
import type { EstimatedFace } from "../face/face.ts";
import * as words from "./estimateWords.ts";

export const connectFour: EstimatedFace<ConnectFourFeature> = {
  deepest: 5,
  searchable: 11,
  exchanged: words.exchanged,
  features: words.features,
  reach: (scale) => 0.1 * scale,
  tuning: { depth: 2, rounds: 30, pairs: 20, proof: 50, opening: 4 },
};
