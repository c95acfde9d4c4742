import type { EstimatedFace } from "../face/estimatedFace.ts";

export const checkers: EstimatedFace = {
  deepest: 6,
  searchable: -1,
  exchanged: "The colours are exchanged here, and the board is turned round.",
  reach: () => 300,
  tuning: { depth: 1, rounds: 24, pairs: 10, proof: 30, opening: 4 },
};
