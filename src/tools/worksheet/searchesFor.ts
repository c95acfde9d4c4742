import { chanceHere, fetchChance } from "../../figures/stepper/lateChance.ts";
import { algorithmNames, algorithms, isOfChance } from "../../kit/run/algorithms.ts";
import { drawsChance } from "../../kit/run/chancePart.ts";
import type { Setup } from "../../kit/run/setup.ts";

/** The searches that take such a tree, once what knows chance is there for one with chance nodes. */
export const searchesFor = ({ tree }: Setup): readonly Setup["algorithm"][] =>
  (drawsChance(tree) && chanceHere()?.chance.names) || algorithmNames;

/**
 * A setup whose tree was typed, with a search that takes it: those that know chance take no other, and the others take none with
 * chance. Fetches what knows chance where the tree asks for it.
 */
export async function fitting(setup: Setup): Promise<Setup> {
  const { algorithm, tree } = setup;
  const withChance = await fetchChance(tree);
  if (withChance) return { ...setup, algorithm: withChance.counterpart(algorithm) };
  if (!isOfChance(algorithm)) return setup;
  return { ...setup, algorithm: algorithms[algorithm].prunes ? "alphaBeta" : "minimax" };
}
