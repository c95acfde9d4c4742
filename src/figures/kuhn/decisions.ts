/** Where a player of Kuhn poker decides, in the order of play: what it is called, and what it knows besides its card. */
export const decisions = [
  { betting: "", player: "first", title: "The first player opens", act: "bets" },
  { betting: "p", player: "second", title: "The second, after a pass", act: "bets" },
  { betting: "b", player: "second", title: "The second, after a bet", act: "calls" },
  { betting: "pb", player: "first", title: "The first, having passed, after a bet", act: "calls" },
] as const;

/** The cards, the lowest first. */
export const cards = ["Jack", "Queen", "King"] as const;

/** What a player knows, as `cfr` names it: its card and the betting so far. */
export const knowledge = (card: number, betting: string): string => `${card} ${betting}`.trim();
