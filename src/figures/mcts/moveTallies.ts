import type { SamplingRun } from "./samplingRun.ts";

/** What is known of one child at a step, as selection sees it. */
export interface MoveTally {
  readonly node: number;
  readonly move: unknown;
  readonly visits: number;
  /** Mean reward for the side that chooses; NaN before the first visit. */
  readonly mean: number;
  /** What may have been missed: the second part of the bound. */
  readonly explore: number;
  readonly bound: number;
}

/** The children of a node that are there at a step, in order of birth, with their bounds as the formula has them. */
export function moveTallies({ trace, view }: SamplingRun, node: number, step: number): MoveTally[] {
  const total = trace.visits(node, step);
  return trace.children(node, step).map((child) => {
    const [visits, mean] = [trace.visits(child, step), trace.mean(child, step)];
    const logged = view.sampler === "childsLogarithm" ? visits : total;
    const explore = view.c * Math.sqrt(Math.log(logged) / visits);
    return { node: child, move: trace.moves[child], visits, mean, explore, bound: mean + explore };
  });
}

/** Who chooses at a node. */
export const chooserAt = ({ trace, game, position }: SamplingRun, node: number): "max" | "min" =>
  (trace.depth[node] % 2 === 0) === (game.turn(position) === "max") ? "max" : "min";

/** The position at a node. */
export const positionAt = ({ trace, game, position }: SamplingRun, node: number): unknown =>
  trace.movesTo(node).reduce<unknown>((at, move) => game.play(at, move), position);
