import { expect, it } from "vitest";
import {
  alphaBetaWithTable,
  minimax,
  parseTree,
  preferSooner,
  type Search,
  type Tree,
  treeGame,
  writeTree,
} from "../../src/engine/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { treesWith } from "./treesOf.ts";

const { keyWithoutPlies } = spoiledSearches;
const smallest = "[[[[1]]],[1]]";

/** What a search says of a tree in which a sooner win is better, and the move that it chooses. */
function found(search: Search, tree: Tree): [value: number, move: number | undefined] {
  const game = preferSooner(treeGame(tree));
  const { value, line } = search(game, game.start);
  return [value, line[0]];
}

it("keyWithoutPlies takes the longer way to a win, and counts the shorter one as long", () => {
  expect(found(keyWithoutPlies, parseTree(smallest))).toEqual([6, 0]);
  expect(found(alphaBetaWithTable, parseTree(smallest))).toEqual([8, 1]);
});

it("keyWithoutPlies is wrong on no smaller tree of wins, draws and losses, and on one more of that size", () => {
  const wrong: string[] = [];
  for (let nodes = 1; nodes <= 7; nodes++) {
    for (const tree of treesWith(nodes, [-1, 0, 1]))
      if (found(keyWithoutPlies, tree)[0] !== found(minimax, tree)[0]) wrong.push(writeTree(tree));
  }
  expect(wrong).toEqual(["[[-1],[[[-1]]]]", smallest]);
});

it("keyWithoutPlies is right where the plies do not count", () => {
  for (let nodes = 1; nodes <= 7; nodes++) {
    for (const tree of treesWith(nodes, [-1, 1])) {
      const game = treeGame(tree);
      expect(keyWithoutPlies(game, game.start).value).toBe(minimax(game, game.start).value);
    }
  }
});
