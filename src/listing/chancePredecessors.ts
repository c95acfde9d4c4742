/** What each search of games of chance is best read against, by the smallest honest difference. */
export const chancePredecessors = { expectimax: "minimax", star1: "expectimax", star2: "star1" } as const;
