import { describe, expect, it } from "vitest";
import { depthsOf } from "../../../src/figures/stepper/depths.ts";
import { readSubject } from "../../../src/kit/run/run.ts";

const depths = (game: string, position: string, depth?: number) =>
  depthsOf(readSubject({ game, position, algorithm: "alphaBeta", depth }));

describe("The depths of a position", () => {
  it("end with the game where all of it is drawn", () => {
    expect(depths("ticTacToe", "XOXOX..O.")).toEqual({ choices: [1, 2, 3], less: 2, more: undefined });
  });

  it("go deeper than what is searched now, as long as the game goes on", () => {
    expect(depths("ticTacToe", "XOXOX..O.", 1)).toEqual({ choices: [1, 2, 3], less: 1, more: 2 });
    expect(depths("connectFour", "44", 3).choices).toHaveLength(12);
  });

  it("end with all plies, after the last of them", () => {
    expect(depths("ticTacToe", "XOXOX..O.", 3).more).toBeUndefined();
    expect(depths("connectFour", "44", 12).more).toBeUndefined();
  });

  it("begin below the end of the game where its tree is too large to draw", () => {
    expect(depths("ticTacToe", ".........")).toMatchObject({ less: 8, more: undefined });
  });

  it("have the present one among them, whatever it is", () => {
    expect(depths("connectFour", "4444", 20).choices).toContain(20);
    expect(depths("ticTacToe", "XXXOO....", 4)).toMatchObject({ choices: [1, 2, 3, 4], less: 3 });
  });
});
