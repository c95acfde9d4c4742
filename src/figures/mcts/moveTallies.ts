import { provedAt } from "./provedAt.ts";
import type { SamplingRun } from "./samplingRun.ts";
import { worthOf } from "./worthOf.ts";

/** What is known of one child at a step, as selection sees it. */
export interface MoveTally {
  readonly node: number;
  readonly move: unknown;
  readonly visits: number;
  /** Mean reward for the side that chooses; NaN before the first visit. */
  readonly mean: number;
  /** What it is worth in the bound: its mean or, where exact backups have proved it, what it is proved to be worth. */
  readonly exploit: number;
  /** Its outcome for MAX, where that is proved. */
  readonly proved: number | undefined;
  /** What may have been missed: the second part of the bound. */
  readonly explore: number;
  readonly bound: number;
}

/** The children of a node that are there at a step, in order of birth, with their bounds as the formula has them. */
export function moveTallies(run: SamplingRun, node: number, step: number): MoveTally[] {
  const { trace, view } = run;
  const total = trace.visits(node, step);
  const bounds = provedAt(run, step);
  const isMax = chooserAt(run, node) === "max";
  return trace.children(node, step).map((child) => {
    const [visits, mean] = [trace.visits(child, step), trace.mean(child, step)];
    const proved = bounds && bounds.least[child] === bounds.greatest[child] ? bounds.least[child] : undefined;
    const exploit = proved === undefined ? mean : worthOf(run, proved)[isMax ? 0 : 1];
    const logged = view.sampler === "childsLogarithm" ? visits : total;
    const explore = view.c * Math.sqrt(Math.log(logged) / visits);
    const bound = exploit + explore;
    return { node: child, move: trace.moves[child], visits, mean, exploit, proved, explore, bound };
  });
}

/** Who chooses at a node. */
export const chooserAt = ({ trace, game, position }: SamplingRun, node: number): "max" | "min" =>
  (trace.depth[node] % 2 === 0) === (game.turn(position) === "max") ? "max" : "min";

/** The position at a node. */
export const positionAt = ({ trace, game, position }: SamplingRun, node: number): unknown =>
  trace.movesTo(node).reduce<unknown>((at, move) => game.play(at, move), position);
