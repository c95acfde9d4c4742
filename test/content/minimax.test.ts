import { describe, expect, it } from "vitest";
import { minimax, moveValues, parseTree, preferSooner, ticTacToe, treeGame } from "../../src/engine/index.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const prose = proseOf((await readChapter("chapters/02-minimax.mdx")).children).join("\n");
const solve = (tree: string) => {
  const game = treeGame(parseTree(tree));
  return minimax(game, game.start);
};

describe("Chapter minimax", () => {
  it("says truly that any leaf of the first move can spoil it, below 2, and none by growing", () => {
    for (const leaf of [0, 1, 2]) {
      const chosen = (value: number) => solve(`[[${[3, 12, 8].with(leaf, value)}],[2,4,6],[14,5,2]]`).line[0];
      expect([1, 2, 99].map(chosen)).toEqual([1, 0, 0]);
    }
  });

  it("says truly that every move of its real position wins, whatever O replies", () => {
    const late = ticTacToe.read("XOXOX..O.");
    expect(moveValues(ticTacToe, late, minimax).map(({ value }) => value)).toEqual([1, 1, 1]);
    const slow = ticTacToe.play(late, 5);
    expect(moveValues(ticTacToe, slow, minimax).map(({ move, value }) => [move, value])).toEqual([
      [6, 1],
      [8, 1],
    ]);
  });

  it("says truly how O holds out longest in the lost position", () => {
    const game = preferSooner(ticTacToe);
    const position = game.read("XOOX...X.");
    expect(minimax(game, position)).toMatchObject({ value: 6, line: [6, 4, 5, 8] });
    const next = moveValues(game, position, minimax).map(({ line }) => line.length);
    expect(next.filter((length) => length === 4)).toHaveLength(1);
    expect(
      moveValues(ticTacToe, ticTacToe.read("XOOX...X."), minimax).every(({ value }) => value === 1),
    ).toBe(true);
    expect(prose).toContain("O lets X win after 2 plies. With the distance counted, O makes it last 4.");
  });
});
