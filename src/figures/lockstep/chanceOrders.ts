import { writeFraction } from "../../engine/games/fraction.ts";
import {
  type ChanceTree,
  childrenOf,
  isChanceNode,
  type MoveOrder,
  parseChanceTree,
  writeChanceTree,
} from "../../engine/index.ts";
import * as words from "./chanceWords.ts";
import type { LaneOrder } from "./lockstepSetup.ts";
import { rearrangement } from "./rearrangement.ts";

/**
 * The order of a tree with chance nodes by its name, or that of a rearranged tree, given as text: outcomes have an order as
 * moves do. Throws an error that says why there is none.
 */
export function orderOf(tree: ChanceTree, order: LaneOrder): MoveOrder {
  if (order === "reverse") return reversed(tree);
  if (order === "best" || order === "worst") throw new Error(words.noBestOrder);
  return rearrangement(tree, parseChanceTree(order), { children: childrenOf, names, write: writeChanceTree });
}

/** An outcome is known by its probability, too. */
function names(tree: ChanceTree): readonly string[] {
  if (!isChanceNode(tree)) return childrenOf(tree).map(sorted);
  return tree.chances.map(({ probability, tree }) => `${writeFraction(probability)}:${sorted(tree)}`);
}

function sorted(tree: ChanceTree): string {
  if (typeof tree === "number") return String(tree);
  const below = names(tree).toSorted().join(",");
  return isChanceNode(tree) ? `{${below}}` : `[${below}]`;
}

/** The tree in that order, as text. */
export const writeInOrder = (tree: ChanceTree, order: MoveOrder): string =>
  writeChanceTree(arranged(tree, order));

function reversed(tree: ChanceTree): MoveOrder {
  const children = childrenOf(tree);
  return { indices: [...children.keys()].reverse(), below: children.map(reversed) };
}

function arranged(tree: ChanceTree, { indices, below }: MoveOrder): ChanceTree {
  if (typeof tree === "number") return tree;
  if (!isChanceNode(tree)) return indices.map((index) => arranged(tree[index], below[index]));
  const { chances } = tree;
  return { chances: indices.map((i) => ({ ...chances[i], tree: arranged(chances[i].tree, below[i]) })) };
}
