import { type Evaluation, type WeighedGame, weigh } from "./evaluation.ts";

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
