import type { TicTacToeFeature } from "../../engine/games/ticTacToe/evaluation.ts";
import type { EstimatedFace } from "../face/face.ts";
import * as words from "./estimateWords.ts";

export const ticTacToe: EstimatedFace<TicTacToeFeature> = {
  deepest: 6,
  searchable: 9,
  exchanged: words.exchanged,
  features: words.features,
  reach: (scale) => 0.6 * scale,
  tuning: { depth: 1, rounds: 30, pairs: 20, proof: 50, opening: 2 },
};
