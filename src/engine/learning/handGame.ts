/** Both players show a hand at once; a hand is its index in `hands`. */
export interface HandGame {
  readonly name: string;
  /** In a circle, an odd number of them: each beats the hand before it, the third before it, and so on. */
  readonly hands: readonly string[];
}

export const handGames = {
  rockPaperScissors: { name: "Rock, paper, scissors", hands: ["rock", "paper", "scissors"] },
  // Sam Kass and Karen Bryla 1998.
  lizardSpock: {
    name: "Rock, paper, scissors, Spock, lizard",
    hands: ["rock", "paper", "scissors", "Spock", "lizard"],
  },
} as const satisfies Record<string, HandGame>;

/** What a hand earns against another: 1 for a win, `draw` for a draw, 0 for a loss. */
export function handReward({ hands }: HandGame, own: number, other: number, draw: number): number {
  if (own === other) return draw;
  return ((own - other + hands.length) % hands.length) % 2 === 1 ? 1 : 0;
}
