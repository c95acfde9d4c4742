import { alphaBeta, Counter, type Tree, treeGame } from "../../../src/engine/index.ts";

/** Leaves that the engine's alpha-beta reads of a tree as it stands. */
export function leavesRead(tree: Tree): number {
  const game = treeGame(tree);
  const counter = new Counter<number>();
  alphaBeta(game, game.start, {}, counter);
  return counter.leaves;
}
