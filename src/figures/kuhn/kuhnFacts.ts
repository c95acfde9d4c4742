import { countWords } from "../../drawing/formatCount.ts";
import { formatValue } from "../../drawing/formatValue.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { knowledge } from "./decisions.ts";
import type { Learned } from "./learnKuhn.ts";

/** The last of four digits still tells what was learned from what is exact. */
export const writeChips = (value: number): string => value.toFixed(4).replace("-", "−");

/**
 * What a table of Kuhn poker says of itself: iterations (iterationWords: "1 iteration"), the value to the first player
 * (value, and to four places chips), and how often it opens with a bet holding the Jack (jackBets), the Queen (queenBets)
 * and the King (kingBets), and calls with the Queen (queenCalls).
 */
export function kuhnFacts({ iterations, value, average }: Learned): Facts {
  const rate = (card: number, betting: string) => formatValue(average[knowledge(card, betting)][1]);
  return {
    iterations: iterations.toLocaleString("en"),
    iterationWords: countWords(iterations, "iteration"),
    value: formatValue(value),
    chips: writeChips(value),
    jackBets: rate(0, ""),
    queenBets: rate(1, ""),
    kingBets: rate(2, ""),
    queenCalls: rate(1, "pb"),
  };
}
