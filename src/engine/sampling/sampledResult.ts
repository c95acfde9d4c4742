import type { Result } from "../search.ts";
import { finalMove } from "./finalMove.ts";
import { none } from "./sampledTree.ts";
import type { Uct } from "./uct.ts";

/** A child of the root. */
export interface SampledChild<Move> {
  readonly move: Move;
  readonly visits: number;
  /** Mean reward, from 0 to 1, for the side to move at the root. */
  readonly mean: number;
}

export interface MctsResult<Move> extends Result<Move> {
  readonly children: readonly SampledChild<Move>[];
  readonly iterations: number;
}

/**
 * What a search has found so far. The line follows the child that is played in the end as far as the tree goes; `value`
 * is the mean outcome that the root's rewards stand for.
 */
export function sampledResult<Position, Move>(
  { tree, options }: Uct<Position, Move>,
  range: readonly [number, number],
): MctsResult<Move> {
  const line: Move[] = [];
  const next = (node: number) => finalMove(tree, node, options.final);
  for (let node = next(0); node !== none; node = next(node)) line.push(tree.moves[node]);
  const children = [...tree.childrenOf(0)].map((child) => ({
    move: tree.moves[child],
    visits: tree.visits[child],
    mean: tree.mean(child),
  }));
  const mean = tree.byMax[0] ? tree.mean(0) : 1 - tree.mean(0);
  const [least, greatest] = options.reward === "win" ? [-1, 1] : range;
  return { value: least * (1 - mean) + greatest * mean + 0, line, children, iterations: tree.visits[0] };
}
