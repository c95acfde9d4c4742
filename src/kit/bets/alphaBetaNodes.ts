import { alphaBeta, Counter, type Options } from "../../engine/index.ts";
import type { Subject } from "../run/run.ts";

/** How many nodes plain alpha-beta enters from the position after these moves. */
export function alphaBetaNodes(
  { game, position }: Subject,
  moves: readonly unknown[],
  options: Options,
): number {
  const counter = new Counter<unknown>();
  const reached = moves.reduce((at, move) => game.play(at, move), position);
  alphaBeta(game, reached, options, counter);
  return counter.nodes;
}
