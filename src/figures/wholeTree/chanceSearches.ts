import { chanceSearches } from "../../engine/index.ts";
import {
  type GrowOptions,
  growChanceTree,
  type ReadingColumns,
  readWholeTree,
  type WholeTree,
  type WholeTreeColumns,
} from "../../trace/wholeTree/index.ts";
import type { ChanceRules } from "./chanceGames.ts";
import type { ChanceSearchName } from "./wholeGames.ts";

/** In which a node is counted to the first that reads it. Star2 mostly reads less than Star1, but not always. */
export const chanceReaders = ["star2", "star1", "expectimax"] as const satisfies readonly ChanceSearchName[];

export const growChance = (
  rules: ChanceRules,
  root: unknown,
  options: GrowOptions,
): WholeTreeColumns<unknown> => growChanceTree(rules, root, options);

/** What a search reads of the whole tree below a position; undefined of expectimax, which reads all of it in order. */
export function readChance(
  tree: WholeTree<unknown>,
  rules: ChanceRules,
  root: unknown,
  name: ChanceSearchName,
  depth: number,
): ReadingColumns | undefined {
  if (name === "expectimax") return undefined;
  return readWholeTree(tree, rules, root, chanceSearches[name], { depth });
}
