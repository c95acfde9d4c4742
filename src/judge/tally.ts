import { type Difference, differenceOf, type Right } from "./compareRuns.ts";
import { readWay, type Told } from "./told.ts";

/** What a program did in all, counted. */
export interface Tally {
  /** How many trees and positions there were for it, and how many of them it was tried on before it was given up. */
  readonly of: number;
  readonly tried: number;
  /** On how many of them it differed, by how it did; what is absent was not seen. */
  readonly seen: Readonly<Partial<Record<Difference, number>>>;
  /** Calls of visit, its own and the right search's, wherever it came to a value. */
  readonly visits: { readonly own: number; readonly right: number };
}

/** Counts what came of the jobs that a program was tried on; `of` is how many there were. */
export function tallyOf(cases: readonly { readonly own: Told; readonly right: Right }[], of: number): Tally {
  const seen: Partial<Record<Difference, number>> = {};
  const visits = { own: 0, right: 0 };
  for (const { own, right } of cases) {
    const difference = differenceOf(own, right);
    if (difference) seen[difference] = (seen[difference] ?? 0) + 1;
    if (own.end.kind !== "value") continue;
    visits.own += readWay(own.way).nodes;
    visits.right += readWay(right.told.way).nodes;
  }
  return { of, tried: cases.length, seen, visits };
}
