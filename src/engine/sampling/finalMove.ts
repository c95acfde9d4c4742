import { none, type SampledTree } from "./sampledTree.ts";

/**
 * Which child of the root is played in the end: the most visited ("visits", the robust child), the one of the greatest
 * mean ("value", the max child), or one that is both ("robustMax"), for which the search goes on until there is one.
 * Source: R. Coulom 2006, "Efficient Selectivity and Backup Operators in Monte-Carlo Tree Search".
 */
export const finalMoveNames = ["visits", "value", "robustMax"] as const;
export type FinalMoveName = (typeof finalMoveNames)[number];

/** The child that is chosen, the first born of several; −1 where there is none. */
export function finalMove<Position, Move>(
  tree: SampledTree<Position, Move>,
  node: number,
  final: FinalMoveName,
): number {
  const worth = (child: number) => (final === "value" ? tree.mean(child) : tree.visits[child]);
  let best = none;
  for (const child of tree.childrenOf(node)) if (best === none || worth(child) > worth(best)) best = child;
  return best;
}

/** Whether the most visited child has the greatest mean as well. */
export function agrees<Position, Move>(tree: SampledTree<Position, Move>): boolean {
  const most = finalMove(tree, 0, "visits");
  return tree.mean(most) >= tree.mean(finalMove(tree, 0, "value"));
}

/**
 * The children that no other is known to be at least as good as, and better if all goes well, by the least and the
 * greatest outcome for MAX that each can still have. There is always one.
 */
export function unbeaten(
  children: readonly number[],
  { least, greatest }: { readonly least: readonly number[]; readonly greatest: readonly number[] },
  isMax: boolean,
): readonly number[] {
  const low = (child: number) => (isMax ? least[child] : -greatest[child]);
  const high = (child: number) => (isMax ? greatest[child] : -least[child]);
  const beats = (one: number, other: number) =>
    low(one) >= high(other) && (low(one) > low(other) || high(one) > high(other));
  return children.filter((child) => !children.some((other) => beats(other, child)));
}
