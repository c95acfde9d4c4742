import { describe, expect, it } from "vitest";
import { readGame, rulesOf } from "../../../src/games/rules.ts";
import { PlayedPosition } from "../../../src/kit/position/playedPosition.svelte.ts";

describe("A played position", () => {
  it("plays moves and takes them back", () => {
    const played = new PlayedPosition("ticTacToe", "X...O....");
    played.play(2);
    expect(played.text).toBe("X.X.O....");
    played.undo();
    expect(played.text).toBe("X...O....");
    expect(played.canUndo).toBe(false);
    played.undo();
    expect(played.text).toBe("X...O....");
  });

  it("writes Connect Four as the moves played, where they are known", () => {
    const played = new PlayedPosition("connectFour", "44");
    played.play(2);
    expect(played.text).toBe("443");
    const { rules } = played;
    expect(played.position).toEqual(rules.read("443"));
    const board = rules.write(rules.read("443"));
    const typed = new PlayedPosition("connectFour", board);
    typed.play(2);
    expect(typed.position).toEqual(rules.read("4433"));
    const fresh = new PlayedPosition("connectFour", rules.write(rules.start));
    fresh.play(3);
    expect(fresh.text).toBe("4");
  });

  it("says what is wrong with a text, and keeps the last good position", () => {
    const played = new PlayedPosition("ticTacToe", "X........");
    played.type("XXX......");
    expect(played.error).toContain("cannot arise");
    expect(played.text).toBe("X........");
    played.type(" X...O.... ");
    expect([played.error, played.text]).toEqual([undefined, "X...O...."]);
  });

  it("says which games it knows", () => {
    expect(() => readGame("chess")).toThrow("there are ticTacToe, connectFour, othello, checkers and gomoku");
    expect(rulesOf(readGame("connectFour")).name).toBe("Connect Four");
  });
});
