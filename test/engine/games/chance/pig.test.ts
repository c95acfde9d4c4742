import { describe, expect, it } from "vitest";
import { expectimax, pig, star1, star2 } from "../../../../src/engine/index.ts";

const game = pig();

describe("pig", () => {
  it("begins with a roll, adds what the die shows, and loses it by a 1", () => {
    expect(game.moves(game.start)).toEqual(["roll"]);
    const rolling = game.play(game.start, "roll");
    expect([game.turn(game.start), game.turn(rolling)]).toEqual(["max", "chance"]);
    expect([game.moves(rolling), game.chances(rolling)]).toEqual([
      [1, 2, 3, 4, 5, 6],
      new Array(6).fill(1 / 6),
    ]);
    const four = game.play(rolling, 4);
    expect([game.write(four), game.turn(four), game.moves(four)]).toEqual([
      "0:0 A+4",
      "max",
      ["roll", "hold"],
    ]);
    expect(game.write(game.play(game.play(four, "roll"), 1))).toBe("0:0 B+0");
    expect(game.write(game.play(four, "hold"))).toBe("4:0 B+0");
  });

  it("is won as soon as points and total come to the goal", () => {
    expect(game.outcome(game.read("94:3 A+6"))).toBe(1);
    expect(game.outcome(game.read("3:94 B+8"))).toBe(-1);
    expect(game.outcome(game.read("94:3 A+5"))).toBeUndefined();
    expect(game.moves(game.read("94:3 A+6"))).toEqual([]);
  });

  it("estimates by the lead", () => {
    expect(game.evaluate(game.read("27:31 B+12"))).toBe(-0.16);
    expect(game.evaluate(game.read("27:31 A+12"))).toBe(0.08);
  });

  it("draws both sides' points, and the turn's total behind those of who has it", () => {
    expect(game.diagram(game.read("27:31 B+12?"))).toBe("A 27\nB 31 +12 ?");
  });

  it.each([
    ["27", "expected both sides' points"],
    ["27:31 C", "expected both sides' points"],
    ["100:31 A", "nobody goes on with 100 points or more"],
    ["27:31 A+1", "no rolls bring 1"],
    ["94:31 A+6?", "nobody rolls who has come to 100 points"],
    ["94:31 A+12", "nobody has more than 105 points"],
  ])("refuses %j", (text, problem) => {
    expect(() => game.read(text)).toThrow(problem);
  });

  it("names what would be legal", () => {
    expect(() => game.readMove(game.start, "hold")).toThrow(
      '"hold" is no legal move here: expected one of roll',
    );
    expect(() => game.readMove(game.read("94:3 A+6"), "roll")).toThrow("the game is over");
    expect(game.readMove(game.read("0:0 A+0?"), " 6 ")).toBe(6);
  });

  it("refuses a goal that makes no sense", () => {
    expect(() => pig(1)).toThrow("goal must be a whole number from 2 to 100");
  });

  it("is played with another die", () => {
    const four = pig(20, 4);
    const rolling = four.play(four.start, "roll");
    expect([four.moves(rolling), four.chances(rolling)]).toEqual([[1, 2, 3, 4], new Array(4).fill(1 / 4)]);
    expect(four.outcome(four.read("18:0 A+5"))).toBe(1);
    expect(() => four.read("18:0 A+6")).toThrow("nobody has more than 23 points, as the last roll brings 4");
    expect(() => pig(20, 1)).toThrow("sides must be a whole number from 2 to 12");
  });

  it("is searched alike by expectimax and by stars, which read less", () => {
    const near = pig(12);
    const position = near.read("5:8 A+3");
    const { value } = expectimax(near, position, { depth: 6 });
    for (const star of [star1, star2])
      expect(star(near, position, { depth: 6 }).value).toBeCloseTo(value, 12);
  });
});
