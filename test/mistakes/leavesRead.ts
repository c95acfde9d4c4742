import { Counter, type Search, type Tree, treeGame } from "../../src/engine/index.ts";

/** How many leaves a search reads of a tree. */
export function leavesRead(search: Search, tree: Tree): number {
  const [game, counter] = [treeGame(tree), new Counter<number>()];
  search(game, game.start, {}, counter);
  return counter.leaves;
}
