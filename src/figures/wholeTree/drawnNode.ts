import { writeFraction } from "../../engine/games/fraction.ts";
import { type ChanceTreePosition, isChanceNode } from "../../engine/index.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";
import type { ChanceRules } from "./chanceGames.ts";

/** An outcome of a chance node. */
export interface Drawn {
  /** How likely it is, as it is written: exactly, as a fraction. */
  readonly probability: string;
  readonly share: number;
  /** Its place among all outcomes, from 1 on, and how many there are. */
  readonly place: number;
  readonly of: number;
}

/**
 * The outcome that leads to a node; undefined where somebody has chosen it.
 *
 * @param above the position of the node's parent
 */
export function drawnTo(
  tree: WholeTree<unknown>,
  rules: ChanceRules,
  node: number,
  above: unknown,
): Drawn | undefined {
  const parent = tree.parent(node);
  if (parent < 0 || tree.turn(parent) !== "chance") return undefined;
  const index = tree.children(parent).indexOf(node);
  const shares = rules.chances!(above);
  const share = shares[index];
  return { probability: exactly(above, index) ?? oneIn(share), share, place: index + 1, of: shares.length };
}

/** In a typed tree a probability is the fraction that stands there. */
function exactly(above: unknown, index: number): string | undefined {
  const { tree } = above as Partial<ChanceTreePosition>;
  return tree !== undefined && isChanceNode(tree)
    ? writeFraction(tree.chances[index].probability)
    : undefined;
}

/** What a die shows is one of so many that are as likely. */
const oneIn = (share: number): string => `1/${Math.round(1 / share)}`;

/** How likely chance makes the whole way to a node, whatever is chosen: the product of all that was drawn; 1 where nothing was. */
export function wayTo(
  tree: WholeTree<unknown>,
  rules: ChanceRules,
  node: number,
  positionOf: (node: number) => unknown,
): number {
  const path = tree.path(node);
  return path
    .slice(1)
    .reduce((way, at, i) => way * (drawnTo(tree, rules, at, positionOf(path[i]))?.share ?? 1), 1);
}
