import { describe, expect, it } from "vitest";
import { parseTree, perft, positionsByPly, ticTacToe, treeGame } from "../../src/engine/index.ts";

describe("positionsByPly", () => {
  it("starts with the position itself, reached in one way", () => {
    expect(positionsByPly(ticTacToe, ticTacToe.start)[0]).toEqual([{ position: ticTacToe.start, ways: 1 }]);
  });

  it("goes as deep as it is told, and never past the end of the game", () => {
    expect(positionsByPly(ticTacToe, ticTacToe.start, 0)).toHaveLength(1);
    expect(positionsByPly(ticTacToe, ticTacToe.start, 4)).toHaveLength(5);
    expect(positionsByPly(ticTacToe, ticTacToe.start)).toHaveLength(10);
    expect(positionsByPly(ticTacToe, ticTacToe.read("XXXOO...."))).toHaveLength(1);
  });

  it("refuses a depth that counts no plies", () => {
    for (const depth of [-1, 1.5, Number.NaN]) {
      expect(() => positionsByPly(ticTacToe, ticTacToe.start, depth)).toThrow(
        `depth must be a whole number of plies, 0 or more, not ${depth}`,
      );
    }
  });

  it("finds a position once in a ply, with all ways that lead to it", () => {
    const third = positionsByPly(ticTacToe, ticTacToe.start, 3)[3];
    const twoOrders = third.find(({ position }) => position === ticTacToe.read("XO.X....."));
    expect(twoOrders?.ways).toBe(2);
    expect(new Set(third.map(({ position }) => position)).size).toBe(third.length);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])("has as many ways in ply %d as there are to play it", (ply) => {
    const reached = positionsByPly(ticTacToe, ticTacToe.start, ply)[ply];
    expect(reached.reduce((sum, { ways }) => sum + ways, 0)).toBe(perft(ticTacToe, ticTacToe.start, ply));
  });

  it("lets equal subtrees of an abstract tree be one position", () => {
    const game = treeGame(parseTree("[[1,2],[1,2],[3,4]]"));
    const plies = positionsByPly(game, game.start).map((ply) => ply.map(({ ways }) => ways));
    expect(plies).toEqual([[1], [2, 1], [2, 2, 1, 1]]);
  });
});
