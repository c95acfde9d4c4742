import { formatValue } from "../../drawing/formatValue.ts";
import type { Facts } from "../prose/registry.ts";
import { knowledge } from "./decisions.ts";
import type { Learned } from "./learnKuhn.ts";

/**
 * What a table of Kuhn poker says of itself: iterations, the value to the first player, and how often it opens with a
 * bet holding the Jack (jackBets) and the King (kingBets), and calls with the Queen (queenCalls).
 */
export function kuhnFacts({ iterations, value, average }: Learned): Facts {
  const rate = (card: number, betting: string) => formatValue(average[knowledge(card, betting)][1]);
  return {
    iterations: iterations.toLocaleString("en"),
    value: formatValue(value),
    jackBets: rate(0, ""),
    kingBets: rate(2, ""),
    queenCalls: rate(1, "pb"),
  };
}
