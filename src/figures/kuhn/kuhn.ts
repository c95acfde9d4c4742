import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import { type CfrResult, cfr, kuhnPoker } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { parsed } from "../../kit/figure/field.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import * as words from "./words.ts";
import { count, places } from "./words.ts";

/** Where a player of Kuhn poker decides, in the order of play: what it is called, and what it knows besides its card. */
export const decisions = [
  { betting: "", player: "first", ...places[""] },
  { betting: "p", player: "second", ...places.p },
  { betting: "b", player: "second", ...places.b },
  { betting: "pb", player: "first", ...places.pb },
] as const;

/** What a player sees in `kuhnPoker`: its card and the betting so far. */
export const knowledge = (card: number, betting: string): string => `${card} ${betting}`.trim();

/** The numbers of iterations to choose from: more would keep a phone waiting, and change little. */
export const iterationCounts = [1, 3, 10, 30, 100, 300, 1000] as const;

/** The most there is for "". Throws an error that says which there are. */
export function readIterationCount(text: string): number {
  const found = iterationCounts.find((count) => text === "" || String(count) === text);
  if (found === undefined) throw new Error(words.noSuchCount(text, iterationCounts));
  return text === "" ? iterationCounts[iterationCounts.length - 1] : found;
}

/** What has been learned after so many iterations. */
export interface Learned extends CfrResult {
  readonly iterations: number;
}

const known = new Map<number, Learned>();

/** Learned once, and then remembered. */
export function learnKuhn(iterations: number): Learned {
  const learned = known.get(iterations) ?? { iterations, ...cfr(kuhnPoker(), { iterations }) };
  known.set(iterations, learned);
  return learned;
}

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
    iterations: formatCount(iterations),
    iterationWords: count(iterations),
    value: formatValue(value),
    chips: writeChips(value),
    jackBets: rate(0, ""),
    queenBets: rate(1, ""),
    kingBets: rate(2, ""),
    queenCalls: rate(1, "pb"),
  };
}

const fields = {
  iterations: parsed(readIterationCount, iterationCounts[iterationCounts.length - 1] as number),
};
export type KuhnFields = typeof fields;

/** What counterfactual regret minimization has learned of Kuhn poker: how often each card bets or calls in each place. */
export const kuhn = defineFigure({
  name: "kuhn",
  fields,
  opening: { iterations: 1000 },
  facts: ({ iterations }) => kuhnFacts(learnKuhn(iterations)),
  drawings: { strategies: [words.theStrategies, "table"] },
  component: () => import("./KuhnFigure.svelte"),
});
