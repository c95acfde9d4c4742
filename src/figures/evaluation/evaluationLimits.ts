import { rulesOf, type WeighedName } from "../../games/rules.ts";

/** The deepest search that answers at once. */
export const deepest: Readonly<Record<WeighedName, number>> = {
  ticTacToe: 6,
  connectFour: 5,
  othello: 4,
  checkers: 6,
  gomoku: 3,
};

/** A weight is at most twice the largest of the game's own, to either side. */
export const greatestWeight = (game: WeighedName): number =>
  2 * Math.max(...Object.values(rulesOf(game).evaluation.weights));
