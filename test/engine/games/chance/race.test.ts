import { describe, expect, it } from "vitest";
import {
  Counter,
  expectimax,
  type RaceMove,
  type RacePosition,
  race,
  star1,
  star2,
} from "../../../../src/engine/index.ts";

const game = race();

/** MAX's expectation from every position that is reached, each worked out once, and by hand from the outcomes up. */
function expectation(of: ReturnType<typeof race>): number {
  const known = new Map<string, number>();
  function visit(position: RacePosition): number {
    const found = of.outcome(position) ?? known.get(of.write(position));
    if (found !== undefined) return found;
    const values = of.moves(position).map((move) => visit(of.play(position, move)));
    const sum = values.reduce((sum, value) => sum + value, 0);
    const value = { max: Math.max(...values), min: Math.min(...values), chance: sum / values.length }[
      of.turn(position)
    ];
    known.set(of.write(position), value);
    return value;
  }
  return visit(of.start);
}

describe("race", () => {
  it("lets chance roll before each side chooses a man", () => {
    expect(game.turn(game.start)).toBe("chance");
    expect(game.chances(game.start)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    const three = game.play(game.start, 3);
    expect([game.turn(three), game.moves(three)]).toEqual(["max", [0]]);
    expect(game.write(game.play(three, 0))).toBe("03:00 B?");
  });

  it("brings a man home with more than enough, and ends with the second", () => {
    const near = game.read("34:02 A3");
    expect(game.moves(near).map((move) => game.writeMove(near, move))).toEqual(["3-4"]);
    expect(game.outcome(game.play(near, 3))).toBe(1);
    expect(game.outcome(game.read("03:44 A?"))).toBe(-1);
  });

  it("lets nobody stand where the other side has a man, but at the start and at home", () => {
    const blocked = game.read("01:23 A2");
    expect(game.moves(blocked)).toEqual(["pass"]);
    expect(game.write(game.play(blocked, "pass"))).toBe("01:23 B?");
    expect(game.moves(game.read("13:04 A3"))).toEqual([1, 3]);
  });

  it("draws a track for each side", () => {
    expect(game.diagram(game.read("02:11 A3"))).toBe("a . a . .\n. B . . .\nA 3");
  });

  it.each([
    ["02:11", "expected where both sides' men stand"],
    ["05:11 A?", "a man is home after 4 steps"],
    ["02:11 A4", "the die shows 1 to 3"],
    ["02:11 A0", "the die shows 1 to 3"],
    ["02:12 A?", "both sides cannot stand on step 2"],
    ["44:44 A?", "only one side can have all of its men home"],
  ])("refuses %j", (text, problem) => {
    expect(() => game.read(text)).toThrow(problem);
  });

  it("names what would be legal", () => {
    const position = game.read("02:11 A1");
    expect(game.moves(position).map((move) => game.writeMove(position, move))).toEqual(["2-3"]);
    expect(() => game.readMove(position, "0-1")).toThrow("expected one of 2-3");
  });

  it.each([
    [2, 2],
    [2, 6],
    [3, 2],
  ])(
    "over %i steps with %i faces is worth what every position, worked out once, comes to",
    (length, faces) => {
      const small = race({ length, faces });
      const truth = expectation(small);
      const leaves = [expectimax, star1, star2].map((search) => {
        const counter = new Counter<RaceMove>();
        expect(search(small, small.start, {}, counter).value).toBeCloseTo(truth, 12);
        return counter.leaves;
      });
      expect(leaves[1]).toBeLessThan(leaves[0]);
      expect(leaves[2]).toBeLessThan(leaves[0]);
      // Who begins is ahead.
      expect(truth).toBeGreaterThan(0);
    },
  );
});
