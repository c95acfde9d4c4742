import type { EstimatedFace } from "../face/estimatedFace.ts";

export const ticTacToe: EstimatedFace = {
  deepest: 6,
  searchable: 9,
  exchanged: "Each X is an O here, and each O an X.",
  reach: (scale) => 0.6 * scale,
  tuning: { depth: 1, rounds: 30, pairs: 20, proof: 50, opening: 2 },
};
