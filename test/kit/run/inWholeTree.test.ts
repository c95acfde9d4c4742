import { describe, expect, it } from "vitest";
import { inWholeTree, type LeftTree, wholeTreeLeft } from "../../../src/kit/run/inWholeTree.ts";

const setup = { game: "ticTacToe", algorithm: "orderedAlphaBeta", depth: 5 } as const;
const position = "XO.X.....";
const left: LeftTree = {
  game: "ticTacToe",
  position,
  path: ["0", "1", "3"],
  page: "/whole-tree/",
  view: "figure=whole&game=ticTacToe&search=table&from=0.25",
};
const parameters = (address: string) =>
  Object.fromEntries(new URL(address, "http://localhost").searchParams.entries());

describe("The way from a stepper to a whole tree", () => {
  it("leads back to the tree that it came from, as that was", () => {
    expect(inWholeTree(setup, position, [], left)).toBe(`/whole-tree/?${left.view}#whole`);
  });

  it("has the stepper's own node in focus there, where that is below", () => {
    expect(parameters(inWholeTree(setup, position, ["6", "8"], left)).focus).toBe("0 1 3 6 8");
  });

  it("leads to the tree of the position that is searched, where that is another, or where no tree was left", () => {
    for (const there of [undefined, { ...left, position: "........." }, { ...left, game: "connectFour" }]) {
      expect(parameters(inWholeTree(setup, position, ["6"], there))).toEqual({
        figure: "whole",
        game: "ticTacToe",
        position,
        depth: "5",
        search: "ownOrderTable",
        focus: "6",
      });
    }
  });

  it("leads back from a typed tree to the whole tree of which it was a node, and from no other", () => {
    const tree = "[4,{1/2:3,1/2:6}]";
    const opened = { ...left, game: "tree", position: tree };
    expect(wholeTreeLeft(tree, opened)).toBe(`/whole-tree/?${left.view}#whole`);
    for (const [text, from] of [
      ["[4,{1/2:3,1/2:7}]", opened],
      [undefined, opened],
      [tree, { ...opened, game: "ticTacToe" }],
      [tree, undefined],
    ] as const)
      expect(wholeTreeLeft(text, from)).toBe(undefined);
  });

  it("asks for no more plies than the game's whole tree has room for", () => {
    const deep = { game: "connectFour", algorithm: "minimax", depth: 12 } as const;
    expect(parameters(inWholeTree(deep, "", [], undefined))).toMatchObject({ depth: "6", search: "minimax" });
    expect(parameters(inWholeTree({ ...deep, depth: undefined }, "", [], undefined)).depth).toBe("6");
  });
});
