import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { othello } from "../../../src/engine/games/othello.ts";
import { checkGame, minimax, perft, random, searches } from "../../../src/engine/index.ts";

const openings = "-".repeat(64);
/** A board of these squares, and the side to move. */
function board(pieces: Record<string, string>, mover: string): string {
  const squares = [...openings];
  for (const [name, glyph] of Object.entries(pieces))
    squares["abcdefgh".indexOf(name[0]) + 8 * (Number(name[1]) - 1)] = glyph;
  return `${squares.join("")} ${mover}`;
}

/** A position late in a random game, with so many empty squares. */
function lateInGame(seed: number, empties: number) {
  const chance = random(seed);
  let position = othello.start;
  while (
    othello.outcome(position) === undefined &&
    [...position.discs].filter((disc) => disc === 0).length > empties
  ) {
    const moves = othello.moves(position);
    position = othello.play(position, moves[chance.below(moves.length)]);
  }
  return position;
}

describe("othello", () => {
  it("has as many games of each length as are known", () => {
    const counts = [1, 2, 3, 4, 5, 6, 7].map((depth) => perft(othello, othello.start, depth));
    expect(counts).toEqual([4, 12, 56, 244, 1396, 8200, 55_092]);
  });

  it("breaks no law of games", () => {
    expect(checkGame(othello, { positions: 1500 })).toEqual([]);
  });

  it("flips every row that a disc closes, in all eight directions", () => {
    const before = board(
      {
        d4: "-",
        c3: "O",
        b2: "X",
        d3: "O",
        d2: "X",
        e3: "O",
        f2: "X",
        c4: "O",
        b4: "X",
        e4: "O",
        f4: "X",
        c5: "O",
        b6: "X",
        d5: "O",
        d6: "X",
        e5: "O",
        f6: "X",
      },
      "X",
    );
    const position = othello.read(before);
    const after = othello.play(position, othello.readMove(position, "d4"));
    expect(othello.write(after)).not.toContain("O-");
    expect(othello.outcome(after)).toBe(17);
  });

  it("flips no row that reaches the edge or a gap", () => {
    const position = othello.read(board({ a1: "O", b1: "O", d1: "X" }, "X"));
    expect(othello.moves(position).map((move) => othello.writeMove(position, move))).toEqual([]);
    expect(othello.outcome(position)).toBe(-1);
  });

  it("passes where one side alone can flip, and ends where neither can", () => {
    const position = othello.read(board({ a1: "O", b1: "X", c1: "-" }, "X"));
    expect(othello.moves(position)).toEqual([64]);
    expect(othello.writeMove(position, 64)).toBe("pass");
    expect(othello.readMove(position, "pass")).toBe(64);
    const next = othello.play(position, 64);
    expect(othello.turn(next)).toBe("min");
    expect(othello.writeMove(next, othello.moves(next)[0])).toBe("c1");
    const end = othello.play(next, othello.moves(next)[0]);
    expect(othello.moves(end)).toEqual([]);
    expect(othello.outcome(end)).toBe(-3);
  });

  it("keeps the key that the whole board has", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 55 }), (seed, empties) => {
        const position = lateInGame(seed, empties);
        expect(othello.read(othello.write(position)).key).toBe(position.key);
      }),
    );
  });

  it("refuses what is no position, and names the place", () => {
    expect(() => othello.read("")).toThrow("Expected 64 squares, but there are 0");
    expect(() => othello.read(`${"-".repeat(63)} X`)).toThrow("Expected 64 squares, but there are 63");
    expect(() => othello.read(`---x${"-".repeat(60)} X`)).toThrow(
      'd1, "x": expected X, O or - for an empty square',
    );
    expect(() => othello.read(openings)).toThrow("Expected the side to move, X or O, after the 64 squares");
    expect(() => othello.read(`${openings} W`)).toThrow('"W": expected the side to move, X or O');
    expect(() => othello.read(`${openings} X X`)).toThrow('"X": expected nothing after the side to move');
    expect(() => othello.readMove(othello.start, "a1")).toThrow(
      '"a1" is no legal move here: expected one of d3, c4, f5, e6',
    );
  });

  it("estimates a position as the negative of what it is with the sides exchanged", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 55 }), (seed, empties) => {
        const position = lateInGame(seed, empties);
        const exchanged = othello.evaluation.exchange(position);
        expect(othello.evaluate(exchanged)).toBe(0 - othello.evaluate(position));
        for (const feature of othello.evaluation.features) {
          expect(feature.value(exchanged)).toBe(0 - feature.value(position));
          expect(Math.abs(feature.value(position))).toBeLessThanOrEqual(feature.most);
        }
      }),
    );
  });

  it.each([1, 3, 5, 6, 7, 8])(
    "has end games of %s empty squares that every search solves alike",
    (empties) => {
      for (let seed = 0; seed < (empties < 7 ? 4 : 2); seed++) {
        const position = lateInGame(seed, empties);
        const { value } = minimax(othello, position);
        const found = Object.entries(searches).map(([name, search]) => [
          name,
          search(othello, position).value,
        ]);
        expect(found).toEqual(Object.keys(searches).map((name) => [name, value]));
      }
    },
  );
});
