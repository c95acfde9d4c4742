import type { EstimatedFace } from "../face/estimatedFace.ts";

export const connectFour: EstimatedFace = {
  deepest: 5,
  searchable: 11,
  exchanged: "Each X is an O here, and each O an X.",
  reach: (scale) => 0.1 * scale,
  tuning: { depth: 2, rounds: 30, pairs: 20, proof: 50, opening: 4 },
};
