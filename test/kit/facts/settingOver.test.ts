import { describe, expect, it } from "vitest";
import { settingOver } from "../../../src/kit/facts/settingOver.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";

const tree: Setup = { tree: "[1,2]", algorithm: "alphaBeta", depth: 3, window: [0, 5] };
const board: Setup = {
  game: "ticTacToe",
  position: "XO.......",
  sooner: true,
  algorithm: "minimax",
};

describe("What prose asks for, over the chapter's own setup,", () => {
  it("changes nothing where it names nothing", () => {
    expect(settingOver(tree, { at: "end", reveal: true })).toEqual(tree);
    expect(settingOver(board, {})).toEqual(board);
  });

  it("may be another algorithm on the same tree", () => {
    expect(settingOver(tree, { algorithm: "minimax" })).toEqual({ ...tree, algorithm: "minimax" });
  });

  it("may be a tree, and then no game is left of it", () => {
    const setup = settingOver(board, { tree: "[3]" });
    expect(setup).toMatchObject({ tree: "[3]", algorithm: "minimax" });
    expect([setup.game, setup.position, setup.sooner]).toEqual([undefined, undefined, undefined]);
  });

  it("may be another position of the same game, with the same scores", () => {
    expect(settingOver(board, { position: "X........" })).toEqual({ ...board, position: "X........" });
  });

  it("may be a position in the place of a tree", () => {
    const setup = settingOver(tree, { game: "ticTacToe", position: "X........" });
    expect(setup).toEqual({ ...tree, tree: undefined, game: "ticTacToe", position: "X........" });
  });
});
