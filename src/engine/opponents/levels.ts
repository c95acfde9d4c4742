import type { Style } from "./style.ts";

/** From the easiest to the hardest; each beats the one before it, which `npm run bench levelMatches` shows. */
export const levelNames = ["beginner", "casual", "club", "master"] as const;
export type LevelName = (typeof levelNames)[number];

/** The games that have levels, by their names in `games`. */
export type LeveledGame = keyof typeof levels;

const ordered = { thinker: "orderedAlphaBeta" } as const;

/**
 * The styles of each game's levels. Limits are plies and nodes, so that a game is the same on every machine; temperatures
 * are in units of the game's own estimate, where a man in checkers is 0.01 and a whole game 1.
 */
export const levels = {
  ticTacToe: {
    beginner: { ...ordered, depth: 1, temperature: 0.5 },
    casual: { ...ordered, depth: 1, temperature: 0.15 },
    club: { ...ordered, depth: 2, temperature: 0.15 },
    master: { ...ordered },
  },
  connectFour: {
    beginner: { ...ordered, depth: 1, temperature: 0.05 },
    casual: { ...ordered, depth: 3, temperature: 0.02 },
    club: { ...ordered, depth: 5, temperature: 0.004 },
    master: { ...ordered, budget: 30_000 },
  },
  othello: {
    beginner: { ...ordered, depth: 1, temperature: 0.03 },
    casual: { ...ordered, depth: 2, temperature: 0.008 },
    club: { ...ordered, depth: 4, temperature: 0.002 },
    master: { ...ordered, budget: 30_000 },
  },
  checkers: {
    beginner: { ...ordered, depth: 2, temperature: 0.02 },
    casual: { ...ordered, depth: 3, temperature: 0.003 },
    club: { ...ordered, depth: 5, temperature: 0.0005 },
    master: { ...ordered, budget: 30_000 },
  },
  gomoku: {
    beginner: { ...ordered, depth: 1, temperature: 0.0012 },
    casual: { ...ordered, depth: 1, width: 12, temperature: 0.0003 },
    club: { ...ordered, depth: 2, width: 8, temperature: 0.00006 },
    master: { ...ordered, width: 10, budget: 4000 },
  },
} as const satisfies Record<string, Record<LevelName, Style>>;
