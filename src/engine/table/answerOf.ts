import type { Bound, ProbeResult } from "../observer.ts";
import type { Entry } from "./entry.ts";
import { hits } from "./hits.ts";

/** What an observer is told of a probe: why the entry is of no use, or that it is, with its value and bound. */
export function answerOf<Move>(
  entry: Entry<Move> | undefined,
  depth: number,
  alpha: number,
  beta: number,
): [ProbeResult, number?, Bound?] {
  if (entry === undefined) return ["absent"];
  const miss = entry.depth < depth ? "shallow" : "bound";
  return hits(entry, depth, alpha, beta) ? ["hit", entry.value, entry.bound] : [miss];
}
