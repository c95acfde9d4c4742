import { type CfrResult, cfr } from "../../engine/index.ts";

/** What has been learned after so many iterations. */
export interface Learned extends CfrResult {
  readonly iterations: number;
}

const known = new Map<number, Learned>();

/** Learned once, and then remembered. */
export function learnKuhn(iterations: number): Learned {
  const learned = known.get(iterations) ?? { iterations, ...cfr({ iterations }) };
  known.set(iterations, learned);
  return learned;
}
