import type { Game, Side } from "../game.ts";
import { random } from "../random.ts";

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
export interface Feature<Position, Name extends string = string> {
  /** What its weight is called. */
  readonly name: Name;
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
export interface Evaluation<Position, Name extends string = string> {
  readonly features: readonly Feature<Position, Name>[];
  /** By the features' names; 0, or none, switches a feature off. */
  readonly weights: Readonly<Record<Name, number>>;
  readonly scale: number;
  /** The board with the sides' pieces exchanged. Play may never lead there: only features and diagrams look at it. */
  exchange(position: Position): Position;
}

/** A game that says what its estimate is made of: its `evaluate` is `weigh(evaluation)`. */
export interface WeighedGame<Position, Move, Name extends string = string> extends Game<Position, Move> {
  readonly evaluation: Evaluation<Position, Name>;
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

/**
 * The same game with other weights for its features, each a whole number; those that are not named are 0. Where one
 * of them is larger than the game's own, their sum may be divided by more: no estimate may outweigh a win.
 */
export function reweigh<Position, Move>(
  game: WeighedGame<Position, Move>,
  weights: Readonly<Record<string, number>>,
): WeighedGame<Position, Move> {
  const evaluation = { ...game.evaluation, weights, scale: scaleFor(game.evaluation, weights) };
  return { ...game, evaluation, evaluate: weigh(evaluation) };
}

function scaleFor<Position>(
  evaluation: Evaluation<Position>,
  weights: Readonly<Record<string, number>>,
): number {
  const { features } = evaluation;
  for (const [name, weight] of Object.entries(weights)) {
    if (!features.some((feature) => feature.name === name))
      throw new RangeError(`There is no feature "${name}": ${features.map(({ name }) => name).join(", ")}`);
    if (!Number.isInteger(weight))
      throw new RangeError(`The weight of ${name} is no whole number: ${weight}`);
  }
  const own = (name: string) => Math.abs(evaluation.weights[name] ?? 0);
  if (features.every(({ name }) => Math.abs(weights[name] ?? 0) <= own(name))) return evaluation.scale;
  const most = features.reduce((sum, { name, most }) => sum + Math.abs(weights[name] ?? 0) * most, 0);
  return Math.max(evaluation.scale, most + 1);
}

/**
 * The same game with an estimate that knows nothing: a number drawn from (−reach, reach) for each position, the same
 * whenever that position is asked for again. `reach` is 0.9 by default, short of a win where wins count 1 or more.
 */
export function randomEvaluation<Position, Move>(
  game: Game<Position, Move>,
  seed: number | string,
  reach = 0.9,
): Game<Position, Move> {
  return {
    ...game,
    evaluate: (position) => reach * (2 * random(`${seed} ${game.key(position)}`).next() - 1),
  };
}

/** The same game, of which nobody knows anything before it is over: what is not decided is estimated at 0. */
export function withoutEstimates<Position, Move>(game: Game<Position, Move>): Game<Position, Move> {
  return { ...game, evaluate: (position) => game.outcome(position) ?? 0 };
}
