import { expect, it } from "vitest";
import { mcts, parseTree, treeGame } from "../../../src/engine/index.ts";
import { samplingMistakes } from "../../../src/mistakes/index.ts";
import { chosen, seeds } from "./chosen.ts";

const { zeroDivision } = samplingMistakes;

it("zeroDivision never leaves the child that stands first: on [0,1] it plays the 0", () => {
  for (const seed of seeds) {
    expect(chosen(zeroDivision, "[0,1]", { seed })).toBe(0);
    expect(chosen(mcts, "[0,1]", { seed })).toBe(1);
  }
});

it("zeroDivision leaves its other children with means that are no numbers", () => {
  const game = treeGame(parseTree("[0,1]"));
  const { children } = zeroDivision(game, game.start, { iterations: 50 });
  expect(children.map(({ visits }) => visits)).toEqual([50, 0]);
  expect(children[1].mean).toBeNaN();
});
