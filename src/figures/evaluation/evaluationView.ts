import { rulesOf, type WeighedName } from "../../games/rules.ts";

/** What an evaluation shows: everything that a link must hold to show the same again. */
export interface EvaluationView {
  readonly game: WeighedName;
  readonly position: string;
  /** Whole numbers by the features' names; a feature that is not named has the game's own weight. */
  readonly weights: Readonly<Record<string, number>>;
  /** Features that count for nothing, whatever their weights. */
  readonly off: readonly string[];
  /** Plies of the search that chooses a move. */
  readonly depth: number;
  /** Seeds an estimate that is drawn by lot, in place of the features. */
  readonly random?: number | undefined;
  /** Whether the board is looked at with the sides exchanged. */
  readonly swapped: boolean;
}

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

export function writeEvaluationView(view: EvaluationView): URLSearchParams {
  const { game, position, weights, off, depth, random, swapped } = view;
  const parameters = new URLSearchParams({ game, position, depth: String(depth) });
  const named = Object.entries(weights).map(([name, weight]) => `${name} ${weight}`);
  if (named.length > 0) parameters.set("weights", named.join(","));
  if (off.length > 0) parameters.set("off", off.join(","));
  if (random !== undefined) parameters.set("random", String(random));
  if (swapped) parameters.set("swapped", "yes");
  return parameters;
}
