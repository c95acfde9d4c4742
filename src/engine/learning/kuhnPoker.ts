/**
 * Kuhn poker: three cards, 0 the lowest; each of two players is dealt one and pays one chip. In turn they pass or bet a
 * chip; a pass after a bet folds, anything else that answers ends in showing the cards.
 * Source: H. W. Kuhn 1950, "A Simplified Two-Person Poker".
 */
export const actions = ["p", "b"] as const;
export type Action = (typeof actions)[number];

/** The six deals, as likely as one another: the first player's card and the second's. */
export const deals: readonly (readonly [number, number])[] = [0, 1, 2].flatMap((first) =>
  [0, 1, 2].filter((second) => second !== first).map((second) => [first, second] as const),
);

/** Chips that the first player wins, once the betting ("pbp" and the like) is over; undefined until then. */
export function payoff([first, second]: readonly [number, number], history: string): number | undefined {
  const higher = first > second ? 1 : -1;
  if (history === "pp") return higher;
  if (history === "bp") return 1;
  if (history === "pbp") return -1;
  if (history === "bb" || history === "pbb") return 2 * higher;
  return undefined;
}
