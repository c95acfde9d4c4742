import type { Payoffs } from "../../engine/index.ts";
import { writePayoffs } from "./payoffText.ts";

/** How a player begins: whole percent that add up to 100, or "even", exactly alike. */
export type Start = readonly number[] | "even";

/** What a figure of regret shows: everything that a link must hold to show the same again. */
export interface RegretView {
  readonly payoffs: Payoffs;
  /** What row plays in the first iteration, and column. */
  readonly starts: readonly [Start, Start];
  /** Regret matching+. */
  readonly plus: boolean;
  /** Iterations that have been played, 0 to `mostIterations`. */
  readonly iterations: number;
}

export const mostIterations = 10_000;

const writeStart = (start: Start): string => (start === "even" ? start : start.join(" "));

export function writeRegretView({ payoffs, starts, plus, iterations }: RegretView): URLSearchParams {
  const parameters = new URLSearchParams({
    payoffs: writePayoffs(payoffs),
    row: writeStart(starts[0]),
    column: writeStart(starts[1]),
    iterations: String(iterations),
  });
  if (plus) parameters.set("plus", "yes");
  return parameters;
}
