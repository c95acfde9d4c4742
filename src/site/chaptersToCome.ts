/** The chapters that are planned: named on the contents page, linked to nothing. A written one leaves the list. */
export const chaptersToCome = [
  { number: 12, title: "Monte Carlo tree search", question: "how do I search without an evaluation?" },
] as const;
