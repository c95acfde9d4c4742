import { findStep } from "../../trace/index.ts";
import type { PairOfRuns } from "./pairOfRuns.ts";

/**
 * The pair of steps that a chapter or a link speaks of:
 *
 * - `start`, `end`, or the pair's number;
 * - `parting 1`: the first place where the two part, counted from 1;
 * - `left cutoff 1`, `right enter 1.0`: where the run on that side comes to this step of its own (see `findStep`);
 *   without a side the left one is meant.
 *
 * Throws an Error that says what there is where there is no such pair.
 */
export function findPair({ pairs, lanes }: PairOfRuns, text: string): number {
  const words = text.trim();
  const { last, partings } = pairs;
  if (words === "start") return 0;
  if (words === "end") return last;
  if (/^\d+$/.test(words)) {
    if (Number(words) <= last) return Number(words);
    throw new Error(`there is no step ${words}: the last is ${last}`);
  }
  const count = /^parting (\d+)$/.exec(words)?.[1];
  if (count !== undefined) {
    const parting = partings[Number(count) - 1];
    if (parting !== undefined) return parting;
    throw new Error(
      `"${words}": ${partings.length === 0 ? "they never part" : `the last is parting ${partings.length}`}`,
    );
  }
  const [, side = "left", own] = /^(?:(left|right) )?(.*)$/.exec(words)!;
  const lane = side === "left" ? 0 : 1;
  const step = findStep(lanes[lane].run.trace, own);
  return pairs.place(lane, step);
}
