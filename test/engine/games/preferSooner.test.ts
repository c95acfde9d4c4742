import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minimax, parseTree, preferSooner, random, ticTacToe, treeGame } from "../../../src/engine/index.ts";

const timed = preferSooner(ticTacToe);

/** The outcome `value` after `plies` plies, through a game that ends right away. */
function outcomeAfter(value: number, plies: number, longest?: number): number {
  const leaf = treeGame(value);
  return preferSooner(leaf, { longest }).outcome({ position: leaf.start, plies })!;
}

/** A board after some random plies, fewer than can end the game. */
function boardAfter(plies: number, seed: number): string {
  const cells = random(seed).shuffle(ticTacToe.moves(ticTacToe.start));
  return ticTacToe.write(cells.slice(0, plies).reduce(ticTacToe.play, ticTacToe.start));
}

describe("preferSooner", () => {
  it("counts a tic-tac-toe win 10 less the plies it took, and a draw 0", () => {
    expect(timed.outcome(timed.read("XXXOO.... +5"))).toBe(5);
    expect(timed.outcome(timed.read("OOOXX.X.. +6"))).toBe(-4);
    expect(timed.outcome(timed.read("XOXXOOOXX +9"))).toBe(0);
    expect(timed.outcome(timed.read("XXXOO...."))).toBe(10);
    expect(timed.range).toEqual([-10, 10]);
  });

  it("scores an earlier win higher and an earlier loss lower, to the longest game", () => {
    const whole = fc.integer({ min: 1, max: 100 });
    const ply = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(whole, ply, ply, (value, soon, late) => {
        fc.pre(soon < late);
        expect(outcomeAfter(value, soon)).toBeGreaterThan(outcomeAfter(value, late));
        expect(outcomeAfter(-value, soon)).toBeLessThan(outcomeAfter(-value, late));
      }),
    );
  });

  it("lets any better outcome outweigh any number of plies", () => {
    const whole = fc.integer({ min: -100, max: 100 });
    const plies = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(
        whole,
        whole,
        plies,
        plies,
        fc.integer({ min: 0, max: 50 }),
        (better, worse, n, m, longest) => {
          fc.pre(better > worse);
          expect(outcomeAfter(better, n, longest)).toBeGreaterThan(outcomeAfter(worse, m, longest));
        },
      ),
    );
  });

  it("changes how soon a game is won, never who wins it", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const text = boardAfter(4, seed);
        const plain = minimax(ticTacToe, ticTacToe.read(text)).value;
        expect(Math.sign(minimax(timed, timed.read(text)).value)).toBe(plain);
      }),
      { numRuns: 50 },
    );
  });

  it("takes the quick win where the plain game dawdles", () => {
    const position = "XOO.X....";
    expect(minimax(ticTacToe, ticTacToe.read(position))).toEqual({ value: 1, line: [3, 5, 6] });
    expect(minimax(timed, timed.read(position))).toEqual({ value: 9, line: [8] });
  });

  it("counts plies as it plays, in its key and in its text", () => {
    const position = timed.play(timed.start, 4);
    expect(timed.write(position)).toBe("....X.... +1");
    expect(timed.read("....X.... +1")).toEqual(position);
    expect(timed.key(timed.read("....X.... +3"))).not.toBe(timed.key(position));
    expect(timed.read("....X....").plies).toBe(0);
  });

  it("says what is wrong with a position's text as the plain game does", () => {
    expect(() => timed.read("....X.. +1")).toThrow("there are 7");
  });

  it("keeps an order where the game has one, and only there", () => {
    const reversed = { ...ticTacToe, order: (_: number, moves: readonly number[]) => moves.toReversed() };
    const { order: _, ...unordered } = ticTacToe;
    expect(preferSooner(unordered).order).toBeUndefined();
    expect(preferSooner(reversed).order?.(timed.start, [0, 1, 2])).toEqual([2, 1, 0]);
  });

  it("ranges as far as its outcomes can, also where every outcome is a win", () => {
    expect(preferSooner(treeGame(parseTree("[2,5]"))).range).toEqual([11, 50]);
    expect(preferSooner(treeGame(parseTree("[-2,-5]"))).range).toEqual([-50, -11]);
  });

  it("refuses decimal outcomes and a longest game that is no number of plies", () => {
    expect(() => outcomeAfter(0.5, 1)).toThrow("Only whole outcomes can be timed, not 0.5");
    expect(() => preferSooner(ticTacToe, { longest: -1 })).toThrow(RangeError);
    expect(() => preferSooner(ticTacToe, { longest: 1.5 })).toThrow("not 1.5");
  });
});
