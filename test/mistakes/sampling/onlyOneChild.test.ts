import { expect, it } from "vitest";
import { mcts, parseTree, treeGame } from "../../../src/engine/index.ts";
import { samplingMistakes } from "../../../src/mistakes/index.ts";
import { chosen, seeds } from "./chosen.ts";

const { onlyOneChild } = samplingMistakes;

it("onlyOneChild plays what chance tried first: on [1,0] now the one, now the other", () => {
  const moves = seeds.map((seed) => chosen(onlyOneChild, "[1,0]", { seed }));
  expect(new Set(moves)).toEqual(new Set([0, 1]));
  for (const seed of seeds) expect(chosen(mcts, "[1,0]", { seed })).toBe(0);
});

it("onlyOneChild gives the root one child, however many moves there are", () => {
  const game = treeGame(parseTree("[1,2,3,4]"));
  expect(onlyOneChild(game, game.start, { iterations: 100 }).children).toHaveLength(1);
  expect(mcts(game, game.start, { iterations: 100 }).children).toHaveLength(4);
});
