import { describe, expect, it } from "vitest";
import { Counter, minimax, parseTree, ticTacToe, treeGame } from "../../../src/engine/index.ts";
import { Referee } from "../referee.ts";

describe("minimax", () => {
  it("reads all 549,946 nodes of tic-tac-toe, 255,168 of them complete games, and finds a draw", () => {
    const counter = new Counter<number>();
    const { value, line } = minimax(ticTacToe, ticTacToe.start, {}, counter);
    expect([value, counter.nodes, counter.leaves]).toEqual([0, 549_946, 255_168]);
    expect(line).toHaveLength(9);
    expect(ticTacToe.outcome(line.reduce(ticTacToe.play, ticTacToe.start))).toBe(0);
  });

  it("visits nodes depth first, in the game's order", () => {
    const game = treeGame(parseTree("[[3,12],5]"));
    const referee = new Referee(game, game.start);
    expect(minimax(game, game.start, {}, referee)).toEqual({ value: 5, line: [1] });
    expect(referee.paths).toEqual(["root", "root.0", "root.0.0", "root.0.1", "root.1"]);
  });

  it("keeps the first of equally good moves", () => {
    const game = treeGame(parseTree("[[3,3],[3,4],[3]]"));
    expect(minimax(game, game.start).line).toEqual([0, 0]);
  });

  it("ignores the window: it has none", () => {
    const game = treeGame(parseTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    expect(minimax(game, game.start, { window: [100, 200] })).toEqual({ value: 3, line: [0, 0] });
  });

  it("lets MIN choose where MIN is to move at the root", () => {
    const game = treeGame(parseTree("[[3,12,8]]"));
    expect(minimax(game, game.read("[[3,12,8]]@0"))).toEqual({ value: 3, line: [0] });
  });
});
