import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chanceTreeGame,
  checkGame,
  parseChanceTree,
  TreeSyntaxError,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";

const text = "[{1/6:3,5/6:[4,5]},2]";
const game = chanceTreeGame(parseChanceTree(text));
const at = (path: string) => game.read(`${text}@${path}`);

describe("chanceTreeGame", () => {
  it("lets chance draw between the sides, who choose in turns as if it did not", () => {
    expect(["", "0", "0.1", "1"].map((path) => game.turn(at(path)))).toEqual(["max", "chance", "min", "min"]);
    expect(game.moves(at("0"))).toEqual([0, 1]);
    expect(game.chances(at("0"))).toEqual([1 / 6, 5 / 6]);
    expect(game.outcome(game.play(at("0.1"), 1))).toBe(5);
  });

  it("lets chance begin, and MAX choose then", () => {
    const drawn = chanceTreeGame(parseChanceTree("{1/2: [1, 2], 1/2: 3}"));
    expect(drawn.turn(drawn.start)).toBe("chance");
    expect(drawn.turn(drawn.play(drawn.start, 0))).toBe("max");
  });

  it("ranges from its least to its greatest leaf, and takes in its estimate of 0", () => {
    expect(game.range).toEqual([0, 5]);
    expect(game.evaluate(game.start)).toBe(0);
    expect(chanceTreeGame([-4, -3]).range).toEqual([-4, 0]);
    expect(chanceTreeGame(-0).range).toEqual([0, 0]);
  });

  it("writes the whole tree and the path, and reads them back", () => {
    expect(game.write(game.play(at("0"), 1))).toBe(`${text}@0.1`);
    expect(game.write(game.read("({1/2: 1 1/2: 2}) @ 0.1"))).toBe("[{1/2:1,1/2:2}]@0.1");
    expect(() => game.read("[{1: 3}]@0.1")).toThrow('Line 1, column 12: "1" is no legal move here');
    expect(() => game.read("[{1: 3}]@0.0.0")).toThrow(TreeSyntaxError);
  });

  it("tells equal subtrees with other probabilities, or another side to come, apart", () => {
    const many = chanceTreeGame(
      parseChanceTree("[{1/3:1,2/3:2},{1/2:1,1/2:2},{1/3:1,2/3:2},[{1/3:1,2/3:2}]]"),
    );
    const [first, second, third, fourth] = many.moves(many.start).map((move) => many.play(many.start, move));
    expect(many.key(first)).toBe(many.key(third));
    expect(many.key(first)).not.toBe(many.key(second));
    expect(many.key(first)).not.toBe(many.key(many.play(fourth, 0)));
  });

  it("draws circles where chance draws, and probabilities before what may happen", () => {
    expect(game.diagram(game.start)).toBe(
      ["△", "  ○", "    1/6: 3", "    5/6: ▽", "      4", "      5", "  2"].join("\n"),
    );
  });

  it.each([
    "[{1/6:3,5/6:[4,5]},2]",
    "{1/2:[-1,{1:2}],1/2:{1/3:0,2/3:[1,1]}}",
    "[[{0.5:3,0.5:[4]}],{1/4:3,3/4:[4]}]",
    "-7",
  ])("breaks no law of the contract in %s", (text) => {
    expect(checkGame(chanceTreeGame(parseChanceTree(text)))).toEqual([]);
  });

  it("is treeGame's game where there are no chance nodes", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const [one, other] = [chanceTreeGame(tree), treeGame(tree)];
        expect(one.diagram(one.start)).toBe(other.diagram(other.start));
        expect(one.write(one.start)).toBe(other.write(other.start));
      }),
    );
  });

  it("refuses to play what is no tree", () => {
    expect(() => chanceTreeGame([[]])).toThrow("The node 0 has no children");
  });
});
