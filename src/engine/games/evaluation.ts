import type { Game } from "../game.ts";

/** One thing that an estimate looks at. */
export interface Feature<Position> {
  /** What its weight is called. */
  readonly name: string;
  /** What a figure calls it. */
  readonly title: string;
  /** One sentence: what is counted. */
  readonly explain: string;
  /** How much more of it MAX has than MIN: a whole number, with the opposite sign where the sides change places. */
  value(position: Position): number;
}

/**
 * An estimate that can be read: the sum of the features' values, each times its weight, divided by `scale`.
 * Weights are whole numbers, so that the sum is exact and the one division gives the nearest decimal.
 */
export interface Evaluation<Position> {
  readonly features: readonly Feature<Position>[];
  /** By the features' names; 0, or none, switches a feature off. */
  readonly weights: Readonly<Record<string, number>>;
  readonly scale: number;
}

/** A game that says what its estimate is made of: its `evaluate` is `weigh(evaluation)`. */
export interface WeighedGame<Position, Move> extends Game<Position, Move> {
  readonly evaluation: Evaluation<Position>;
}

/** The estimate for MAX as a function of the position; features without a weight are not even computed. */
export function weigh<Position>({
  features,
  weights,
  scale,
}: Evaluation<Position>): (position: Position) => number {
  const used = features.filter(({ name }) => weights[name]);
  const factors = used.map(({ name }) => weights[name]);
  return (position) => {
    let sum = 0;
    for (let i = 0; i < used.length; i++) sum += factors[i] * used[i].value(position);
    return sum / scale;
  };
}
