import { type MctsOptions, parseTree, type SamplingSearch, treeGame } from "../../../src/engine/index.ts";

/** The move that a search of this tree plays, by 1,000 iterations unless told otherwise. */
export function chosen(
  search: SamplingSearch | typeof import("../../../src/engine/index.ts").mcts,
  text: string,
  options: MctsOptions<never, number> = {},
): number {
  const game = treeGame(parseTree(text));
  return search(game, game.start, { iterations: 1000, ...options } as object).line[0];
}

/** Twenty seeds: a mistake shows whatever chance does. */
export const seeds = Array.from({ length: 20 }, (_, seed) => seed);
