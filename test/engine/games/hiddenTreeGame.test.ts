import { describe, expect, it } from "vitest";
import { hiddenTreeGame, parseChanceTree } from "../../../src/engine/index.ts";

const game = hiddenTreeGame(parseChanceTree("{1/4: [[1, 2], 3], 3/4: [[4, 5], 6]}"));

describe("hiddenTreeGame", () => {
  it("hides from MAX, but not from MIN, which world was drawn", () => {
    const [one, other] = [0, 1].map((world) => game.play(game.play(game.start, world), 0));
    expect([game.sees(one, "max"), game.sees(other, "max")]).toEqual(["@0", "@0"]);
    expect([game.sees(one, "min"), game.sees(other, "min")]).toEqual(["0@0", "1@0"]);
    const worlds = game.worlds(other, "max").map(({ position, chance }) => [position.tree, chance]);
    expect(worlds).toEqual([
      [[1, 2], 1 / 4],
      [[4, 5], 3 / 4],
    ]);
    expect(game.worlds(other, "min")).toEqual([{ position: other, chance: 1 }]);
  });

  it.each([
    ["[1, 2]", "The root of a tree with worlds is chance's"],
    ["{1/2: [1, 2], 1/2: [1, 2, 3]}", "The root has more children in one world than in another"],
    ["{1/2: [[[1, 2]]], 1/2: [[1]]}", "Move 1.1 has more children in one world than in another"],
    ["{1/2: [{1/2: 1, 1/2: 2}], 1/2: [{1/2: 1, 1/2: 2}]}", "Move 1 of a world is chance's"],
  ])("refuses %s, as a tree and as a position", (text, problem) => {
    expect(() => hiddenTreeGame(parseChanceTree(text))).toThrow(problem);
    expect(() => game.read(text)).toThrow(problem);
  });
});
