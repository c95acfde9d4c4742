import { describe, expect, it } from "vitest";
import { parseTree, TreeSyntaxError, treeGame } from "../../../src/engine/index.ts";

const game = treeGame(parseTree("[[3,12,8],[2,4,6]]"));

describe("treeGame", () => {
  it("lets MAX begin, takes child indices for moves and ends at leaves", () => {
    const second = game.play(game.start, 1);
    expect([game.turn(game.start), game.turn(second)]).toEqual(["max", "min"]);
    expect([game.moves(game.start), game.moves(second)]).toEqual([
      [0, 1],
      [0, 1, 2],
    ]);
    expect(game.outcome(second)).toBeUndefined();
    expect(game.outcome(game.play(second, 2))).toBe(6);
    expect(game.moves(game.play(second, 2))).toEqual([]);
  });

  it("ranges from its least to its greatest leaf", () => {
    expect(game.range).toEqual([2, 12]);
  });

  it("estimates 0 inside and the value at a leaf", () => {
    expect(game.evaluate(game.start)).toBe(0);
    expect(game.evaluate(game.read("[[3,12,8],[2,4,6]]@0.1"))).toBe(12);
  });

  it("has an outcome of 0 for a leaf of −0", () => {
    const zero = treeGame(-0);
    expect([zero.outcome(zero.start), zero.evaluate(zero.start), ...zero.range]).toEqual([0, 0, 0, 0]);
  });

  it("writes the whole tree and the path", () => {
    expect(game.write(game.start)).toBe("[[3,12,8],[2,4,6]]@");
    expect(game.write(game.play(game.play(game.start, 1), 0))).toBe("[[3,12,8],[2,4,6]]@1.0");
  });

  it("reads what it writes, a bare tree, and a tree that is not its own", () => {
    expect(game.read("[[3,12,8],[2,4,6]]@1.0")).toEqual({
      root: [
        [3, 12, 8],
        [2, 4, 6],
      ],
      path: [1, 0],
      tree: 2,
      side: "max",
    });
    expect(game.read("((3 12 8) (2 4 6))")).toEqual(game.start);
    expect(game.write(game.read("[1,[2]] @ 1"))).toBe("[1,[2]]@1");
  });

  it("says where a position cannot be read", () => {
    expect(() => game.read("[[3,12],]@0")).toThrow("Line 1, column 9: expected a value");
    expect(() => game.read("[[3,12],4]@0.2")).toThrow(
      'Line 1, column 14: "2" is no legal move here: expected a child\'s index, 0 to 1',
    );
    expect(() => game.read("[[3,12],4]@1.0")).toThrow(
      'Line 1, column 14: "0" is no move here: this is a leaf',
    );
    expect(() => game.read("[[3,12],4]@0..1")).toThrow(TreeSyntaxError);
  });

  it("gives equal subtrees one key for one side and two for two", () => {
    const twice = treeGame(parseTree("[[3,[4,9]],[[4,9]],4,[[[4,9]]]]"));
    const key = (path: string) => twice.key(twice.read(`[[3,[4,9]],[[4,9]],4,[[[4,9]]]]@${path}`));
    expect(key("0.1")).toBe(key("1.0"));
    expect(key("0.1")).not.toBe(key("3.0.0"));
    expect(key("0.1")).not.toBe(key("0.0"));
  });

  it("draws what is left to play, a row a node", () => {
    expect(game.diagram(game.start)).toBe(
      ["△", "  ▽", "    3", "    12", "    8", "  ▽", "    2", "    4", "    6"].join("\n"),
    );
    expect(game.diagram(game.play(game.start, 1))).toBe(["▽", "  2", "  4", "  6"].join("\n"));
  });

  it("refuses to play what is no tree", () => {
    expect(() => treeGame([[]])).toThrow("The node 0 has no children");
  });
});
