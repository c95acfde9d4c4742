import type { Game, Side } from "../game.ts";

/** One case of what a feature counts. */
export interface Counted {
  /** Whose it is. */
  readonly side: Side;
  /** The cells that make it up, counted row by row from the top left as `diagram` draws them. */
  readonly cells: readonly number[];
  /** How much it counts for, a whole number; 1 where a feature counts heads. */
  readonly worth?: number;
}

/** One thing that an estimate looks at. */
export interface Feature<Position> {
  /** What its weight is called. */
  readonly name: string;
  /** What a figure calls it. */
  readonly title: string;
  /** One sentence: what is counted. */
  readonly explain: string;
  /** While the game goes on, no value of it is further from 0 than this. */
  readonly most: number;
  /** How much more of it MAX has than MIN: a whole number, with the opposite sign where the sides change places. */
  value(position: Position): number;
  /** Every case that `value` counts, MAX's and MIN's: slower, and for readers. */
  counted(position: Position): readonly Counted[];
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
  /** The board with the sides' pieces exchanged. Play may never lead there: only features and diagrams look at it. */
  exchange(position: Position): Position;
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
