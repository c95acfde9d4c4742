import { expect, it } from "vitest";
import { mcts, parseTree, treeGame } from "../../../src/engine/index.ts";
import { samplingMistakes } from "../../../src/mistakes/index.ts";
import { chosen, seeds } from "./chosen.ts";

const { childsLogarithm } = samplingMistakes;
const tree = "[0.5,[[1,0]]]";

it("childsLogarithm never comes back to a move whose first game went badly: 0.5 in place of 1", () => {
  const moves = seeds.map((seed) => chosen(childsLogarithm, tree, { seed }));
  expect(new Set(moves)).toEqual(new Set([0, 1]));
  for (const seed of seeds) expect(chosen(mcts, tree, { seed })).toBe(1);
});

it("childsLogarithm has looked at that move once, and no more", () => {
  const game = treeGame(parseTree(tree));
  for (const seed of seeds) {
    const { children, line } = childsLogarithm(game, game.start, { seed, iterations: 1000 });
    if (line[0] === 1) continue;
    expect(children.find(({ move }) => move === 1)).toEqual({ move: 1, visits: 1, mean: 0 });
  }
});
