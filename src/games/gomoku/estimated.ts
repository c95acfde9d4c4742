import type { EstimatedFace } from "../face/estimatedFace.ts";

export const gomoku: EstimatedFace = {
  deepest: 3,
  searchable: -1,
  exchanged: "Each stone has the other colour here.",
  reach: () => 40,
  tuning: { depth: 1, rounds: 20, pairs: 6, proof: 20, opening: 2 },
};
