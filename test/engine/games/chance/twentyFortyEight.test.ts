import { describe, expect, it } from "vitest";
import {
  expectimax,
  type SlidingMove,
  type SlidingPosition,
  star1,
  star2,
  twentyFortyEight,
} from "../../../../src/engine/index.ts";
import { enumerated } from "./enumerated.ts";

const game = twentyFortyEight({ size: 2, goal: 32 });

/** The tiles of a board of any size after a slide, as text. */
function slid(text: string, direction: SlidingMove): string {
  const size = text.split("/").length;
  const any = twentyFortyEight({ size });
  return any.write(any.play(any.read(text), direction)).replace(" +", "");
}

describe("twentyFortyEight", () => {
  it("slides tiles together, each once a move, those nearer to the side first", () => {
    expect(slid("2 2 2 2 / 2 . 2 4 / 4 4 8 . / . . . 2", "left")).toBe(
      "4 4 . . / 4 4 . . / 8 8 . . / 2 . . .",
    );
    expect(slid("2 2 2 . / 2 . 2 4 / 4 4 8 . / . . . 2", "right")).toBe(
      ". . 2 4 / . . 4 4 / . . 8 8 / . . . 2",
    );
    expect(slid("2 . 2 / 2 4 . / 2 4 2", "up")).toBe("4 8 4 / 2 . . / . . .");
    expect(slid("2 . 2 / 2 4 . / 2 4 2", "down")).toBe(". . . / 2 . . / 4 8 4");
  });

  it("lets chance add two tiles before the first slide, and one after each", () => {
    expect(game.turn(game.start)).toBe("chance");
    const one = game.play(game.start, "2@1");
    expect([game.write(one), game.turn(one)]).toEqual([". 2 / . . +", "chance"]);
    const two = game.play(one, "4@3");
    expect([game.write(two), game.turn(two)]).toEqual([". 2 / . 4", "max"]);
    expect(game.moves(two)).toEqual(["left"]);
    expect(game.turn(game.play(two, "left"))).toBe("chance");
  });

  it("adds a 2 nine times of ten, on each free cell as likely", () => {
    const position = game.read("2 4 / . . +");
    expect(game.moves(position).map((move) => game.writeMove(position, move))).toEqual([
      "2@2",
      "4@2",
      "2@3",
      "4@3",
    ]);
    expect(game.chances(position)).toEqual([0.45, 0.05, 0.45, 0.05]);
  });

  it("is won where the tile is made, and lost where nothing slides", () => {
    expect(game.outcome(game.play(game.read("16 16 / 2 ."), "left"))).toBe(1);
    expect(game.outcome(game.read("2 4 / 4 2"))).toBe(0);
    expect(game.outcome(game.read("2 4 / 4 ."))).toBeUndefined();
  });

  it("is made on 2 × 2 to 32 in 8 games of 100, as published", () => {
    // jdlm.info/articles/2018/03/18, "The Mathematics of 2048: Optimal Play with Markov Decision Processes": about 8%.
    expect(solved(2, 32)).toBeCloseTo(0.08, 2);
  });

  it.each([
    [2, 8],
    [2, 16],
    [2, 32],
    [3, 8],
  ])("is worth on %i × itself to %i what other rules and a memory find", (size, goal) => {
    expect(solved(size, goal)).toBeCloseTo(enumerated(size, goal).start(), 10);
  });

  it("is searched alike by expectimax and by stars to a depth", () => {
    const board = twentyFortyEight({ size: 3, goal: 64 });
    const position = board.read("2 4 8 / 2 4 16 / 4 2 .");
    const { value } = expectimax(board, position, { depth: 4 });
    for (const star of [star1, star2])
      expect(star(board, position, { depth: 4 }).value).toBeCloseTo(value, 12);
  });

  it.each([
    ["2 4 / 8", "expected 2 rows of 2 cells"],
    ["2 4 / 8 3", '"3" is no tile'],
    ["2 4 / 8 1", '"1" is no tile'],
    ["2 4 / 8 2 +", "no free cell"],
  ])("refuses %j", (text, problem) => {
    expect(() => game.read(text)).toThrow(problem);
  });

  it("refuses what is no board and no goal", () => {
    expect(() => twentyFortyEight({ size: 5 })).toThrow("size must be a whole number from 2 to 4");
    expect(() => twentyFortyEight({ goal: 100 })).toThrow("goal must be a power of 2, such as 2048, not 100");
    expect(() => game.readMove(game.read("2 4 / . ."), "up")).toThrow("expected one of down");
  });
});

/** The value of the whole game, by the game's own rules, each position once. */
function solved(size: number, goal: number): number {
  const game = twentyFortyEight({ size, goal });
  const known = new Map<unknown, number>();
  function visit(position: SlidingPosition): number {
    const found = game.outcome(position) ?? known.get(game.key(position));
    if (found !== undefined) return found;
    const values = game.moves(position).map((move) => visit(game.play(position, move)));
    const chances = game.turn(position) === "chance" ? game.chances(position) : [];
    const mean = chances.reduce((sum, chance, i) => sum + chance * values[i], 0);
    const value = chances.length > 0 ? mean : Math.max(...values);
    known.set(game.key(position), value);
    return value;
  }
  return visit(game.start);
}
