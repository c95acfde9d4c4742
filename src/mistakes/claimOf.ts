import type { ProbeResult } from "../engine/observer.ts";
import { answerOf, type Entry } from "../engine/table/entry.ts";

/** What an observer is told of a probe where the table may be wrong: an answer without a bound, for it proves nothing. */
export function claimOf<Move>(
  entry: Entry<Move> | undefined,
  depth: number,
  alpha: number,
  beta: number,
): [ProbeResult, number?] {
  const [result, value] = answerOf(entry, depth, alpha, beta);
  return [result, value];
}
