import { minimax, type Options, parseTree, type Search, treeGame } from "../../src/engine/index.ts";

/** What a search says that a tree is worth, and what it is worth in truth. */
export function bothValues(search: Search, tree: string, options: Options = {}): [number, number] {
  const game = treeGame(parseTree(tree));
  return [search(game, game.start, options).value, minimax(game, game.start, options).value];
}
