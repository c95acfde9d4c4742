import { parseChanceTree, writeChanceTree } from "../../engine/index.ts";
import { algorithms } from "../run/algorithms.ts";
import type { Setup } from "../run/setup.ts";
import { knowsChance } from "./chanceSubject.ts";

/** A typed tree as links hold it. Throws what `parseChanceTree` throws. */
export const writtenTree = (text: string): string => writeChanceTree(parseChanceTree(text));

/** What searches a tree with chance nodes as this search does one without: itself where it does so. */
export function counterpart(algorithm: Setup["algorithm"]): Setup["algorithm"] {
  if (knowsChance(algorithm)) return algorithm;
  return algorithms[algorithm].prunes ? "star1" : "expectimax";
}
