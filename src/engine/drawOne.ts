import type { Random } from "./random.ts";

/** The index of one choice, drawn by the choices' probabilities, which sum to 1. */
export function drawOne(probabilities: readonly number[], chance: Random): number {
  let left = chance.next();
  const drawn = probabilities.findIndex((probability) => {
    left -= probability;
    return left < 0;
  });
  // The sum of many roundings may fall short of 1.
  return drawn < 0 ? probabilities.findLastIndex((probability) => probability > 0) : drawn;
}
