export const wins = (side: string): string => `${side} wins`;
/** Below the move that a search plays. */
export const plays = "plays";
