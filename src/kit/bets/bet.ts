/**
 * How a bet ended, where the side that moves had bet that this move is no better for it than what it has:
 *
 * - held: it is no better.
 * - cutoff: it is so good that the other side never lets it come to this; the rest is cut, and nothing need be known.
 * - exact: the answer lay inside the window, as only a decimal can, and so it is the value.
 * - lost: it is better, and only a second search can tell how much.
 * - trusted: it is better, and the answer was taken for its value, which is a mistake.
 */
export const verdicts = ["held", "cutoff", "exact", "lost", "trusted"] as const;
export type Verdict = (typeof verdicts)[number];

/** A window, MAX's, and the visit that it was searched in: the steps that enter and leave, and what it returned. */
export interface Visit {
  readonly alpha: number;
  readonly beta: number;
  readonly enter: number;
  readonly leave: number;
  readonly value: number;
  /** Nodes entered in it. */
  readonly nodes: number;
}

/** One test of a move in a window narrower than its parent holds, and what came of it. */
export interface Bet extends Visit {
  /** Of the trace. */
  readonly node: number;
  readonly verdict: Verdict;
  /** The second search, where there was one. */
  readonly again: Visit | undefined;
  /** Nodes that alpha-beta enters below this move, with the whole window that the parent holds. */
  readonly full: number;
  /** In how many second searches of other bets this one lies. */
  readonly level: number;
}
