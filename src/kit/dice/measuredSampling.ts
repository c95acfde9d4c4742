import type { DiceGame, PlayoutName } from "./diceGames.ts";

/** How well sampling chooses. */
export interface Measured {
  /** In how many positions it chose what wins most often. */
  readonly best: number;
  /** How much less often than that its choice wins, on average, if both play their best from then on. */
  readonly lost: number;
}

/** Positions that it was tried on: one each of so many games that the level above the beginner plays against itself. */
export const positionsTried = 100;

/** By the game and by the number of playouts. Written by `npm run bench sampledDice`. */
export const measuredSampling: Readonly<Record<DiceGame, Readonly<Record<PlayoutName, Measured>>>> = {
  pig: {
    "10": {
      best: 48,
      lost: 0.028893271986865105,
    },
    "100": {
      best: 62,
      lost: 0.012501078212920434,
    },
    "1000": {
      best: 65,
      lost: 0.009841900047992892,
    },
    "10000": {
      best: 84,
      lost: 0.005092282872753309,
    },
    "100000": {
      best: 88,
      lost: 0.0032745379600365807,
    },
  },
  race: {
    "10": {
      best: 71,
      lost: 0.03403973976374248,
    },
    "100": {
      best: 85,
      lost: 0.007644778363317582,
    },
    "1000": {
      best: 93,
      lost: 0.0010458760441766296,
    },
    "10000": {
      best: 94,
      lost: 0.0003201398166935432,
    },
    "100000": {
      best: 94,
      lost: 0.00032669711056965476,
    },
  },
};
