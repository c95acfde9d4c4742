import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positionsByPly, ticTacToe, Zobrist } from "../../../src/engine/index.ts";

const chess = new Zobrist({ pieces: 12, squares: 64 });
const placing = fc.tuple(fc.nat({ max: 11 }), fc.nat({ max: 63 }));
const keyOf = (zobrist: Zobrist, acts: readonly (readonly [number, number])[], key = 0) =>
  acts.reduce((reached, [piece, square]) => zobrist.toggle(reached, piece, square), key);

describe("A Zobrist key", () => {
  it("does not tell in which order pieces were set", () => {
    fc.assert(
      fc.property(fc.array(placing), fc.nat(), (acts, seed) => {
        const shuffled = acts.map((act, i) => ({ act, rank: (i * 7919 + seed) % 101 }));
        shuffled.sort((one, other) => one.rank - other.rank);
        expect(
          keyOf(
            chess,
            shuffled.map(({ act }) => act),
          ),
        ).toBe(keyOf(chess, acts));
      }),
    );
  });

  it("is back where it was when everything is taken back, turns included", () => {
    fc.assert(
      fc.property(fc.array(placing), (acts) => {
        const there = chess.toggleTurn(keyOf(chess, acts));
        expect(keyOf(chess, acts, chess.toggleTurn(there))).toBe(0);
      }),
    );
  });

  it("stays a whole number of as many bits as were asked for", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 53 }), fc.array(placing), (bits, acts) => {
        const key = keyOf(new Zobrist({ pieces: 12, squares: 64, bits }), acts);
        expect(Number.isSafeInteger(key) && key >= 0 && key < 2 ** bits).toBe(true);
      }),
    );
  });

  it("tells every position of tic-tac-toe from every other", () => {
    const zobrist = new Zobrist({ pieces: 2, squares: 9 });
    const reached = positionsByPly(ticTacToe, ticTacToe.start).flat();
    const keys = reached.map(({ position }) => {
      const pieces = [...ticTacToe.write(position)].flatMap((glyph, cell) =>
        glyph === "." ? [] : [["XO".indexOf(glyph), cell] as const],
      );
      const key = keyOf(zobrist, pieces);
      return ticTacToe.turn(position) === "max" ? key : zobrist.toggleTurn(key);
    });
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is the same on every machine, and another by another seed", () => {
    const drawn = (seed: string) => new Zobrist({ pieces: 1, squares: 2, bits: 16, seed });
    const numbers = (zobrist: Zobrist) => [zobrist.turn, zobrist.number(0, 0), zobrist.number(0, 1)];
    const [one, same, other] = [drawn("one"), drawn("one"), drawn("other")];
    expect(numbers(same)).toEqual(numbers(one));
    expect(numbers(other)).not.toEqual(numbers(one));
  });

  it.each([
    [{ pieces: 0, squares: 9 }, /pieces must be a whole number from 1 to 64, not 0/],
    [{ pieces: 2, squares: 1.5 }, /squares must be a whole number from 1 to 65536, not 1.5/],
    [{ pieces: 2, squares: 9, bits: 54 }, /bits must be a whole number from 1 to 53, not 54/],
  ])("refuses %o", (size, problem) => {
    expect(() => new Zobrist(size)).toThrow(problem);
  });
});
