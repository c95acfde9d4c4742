import { describe, expect, it } from "vitest";
import { kuhnPoker } from "../../../../src/engine/index.ts";

const game = kuhnPoker();

describe("kuhnPoker", () => {
  it.each([
    ["20 pp", 1],
    ["02 pp", -1],
    ["02 bp", 1],
    ["20 pbp", -1],
    ["21 bb", 2],
    ["12 bb", -2],
    ["10 pbb", 2],
    ["01 pbb", -2],
    ["01 pb", undefined],
    ["01", undefined],
    ["?", undefined],
  ])("ends %s with %s chips", (text, chips) => {
    expect(game.outcome(game.read(text))).toBe(chips);
  });

  it("has six deals, and then four ways to go on from each that lead to five ends", () => {
    const ends = (text: string): string[] => {
      const position = game.read(text);
      const moves = game.moves(position).map((move) => game.write(game.play(position, move)));
      return moves.length === 0 ? [text] : moves.flatMap(ends);
    };
    expect(game.moves(game.start)).toHaveLength(6);
    expect(ends("01")).toEqual(["01 pp", "01 pbp", "01 pbb", "01 bp", "01 bb"]);
  });

  it("shows each player its own card, and all of the betting", () => {
    const position = game.read("20 pb");
    expect([game.sees(position, "max"), game.sees(position, "min")]).toEqual(["2 pb", "0 pb"]);
    expect(game.worlds(position, "min").map((world) => game.write(world.position))).toEqual([
      "10 pb",
      "20 pb",
    ]);
  });

  it("draws the cards and the betting", () => {
    expect(game.diagram(game.read("20 pb"))).toBe("A 2\nB 0\npb");
  });

  it.each([
    ["22 p", "expected two different cards"],
    ["2", "expected two different cards"],
    ["20 p b", "expected two different cards"],
    ["20 ppp", "nobody bets like"],
  ])("refuses %j", (text, problem) => {
    expect(() => game.read(text)).toThrow(problem);
  });

  it("names what would be legal", () => {
    expect(() => game.readMove(game.read("20 pb"), "fold")).toThrow("expected one of p, b");
    expect(() => game.readMove(game.read("20 bb"), "p")).toThrow("the game is over");
  });
});
