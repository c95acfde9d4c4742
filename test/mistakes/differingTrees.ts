import { minimax, type Options, type Search, type Tree, treeGame } from "../../src/engine/index.ts";
import { treesWith } from "./treesOf.ts";

/**
 * The trees of the fewest nodes on which a search is wrong, all of them, their leaves among `values`; none where none
 * has as few as `most` nodes.
 */
export function differingTrees(
  search: Search,
  values: readonly number[],
  most: number,
  options: Options = {},
): Tree[] {
  for (let nodes = 1; nodes <= most; nodes++) {
    const wrong: Tree[] = [];
    for (const tree of treesWith(nodes, values)) {
      const game = treeGame(tree);
      const right = minimax(game, game.start, options).value;
      if (search(game, game.start, options).value !== right) wrong.push(tree);
    }
    if (wrong.length > 0) return wrong;
  }
  return [];
}
