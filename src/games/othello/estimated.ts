import type { EstimatedFace } from "../face/estimatedFace.ts";

export const othello: EstimatedFace = {
  deepest: 4,
  searchable: 7,
  exchanged: "Each disc is turned over here.",
  reach: () => 150,
  tuning: { depth: 1, rounds: 24, pairs: 8, proof: 30, opening: 4 },
};
