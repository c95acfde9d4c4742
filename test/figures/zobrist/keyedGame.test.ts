import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { random, ticTacToe } from "../../../src/engine/index.ts";
import { ledger, numbers, otherOrder, writeBits } from "../../../src/figures/zobrist/keyedGame.svelte.ts";
import { readPlayed } from "../../../src/figures/zobrist/zobrist.ts";

/** The moves of some game, or of its beginning. */
const playing = fc.tuple(fc.nat(), fc.nat({ max: 9 })).map(([seed, most]) => {
  const chance = random(seed);
  const played: number[] = [];
  for (let position = ticTacToe.start; played.length < most; ) {
    const moves = ticTacToe.moves(position);
    if (moves.length === 0) break;
    played.push(moves[chance.below(moves.length)]);
    position = ticTacToe.play(position, played.at(-1)!);
  }
  return played;
});
const keyAfter = (played: readonly number[]) => ledger(played).at(-1)!.key;
const boardAfter = (played: readonly number[]) =>
  played.reduce((position, cell) => ticTacToe.play(position, cell), ticTacToe.start);

describe("A key's ledger", () => {
  it("changes the key of the row before by the mark's number and the turn's", () => {
    fc.assert(
      fc.property(playing, (played) => {
        const rows = ledger(played);
        expect(rows).toHaveLength(played.length + 1);
        for (const [ply, { key, number }] of rows.entries()) {
          if (ply > 0) expect(key).toBe(rows[ply - 1].key ^ number ^ numbers.turn);
          else expect(key).toBe(0);
        }
      }),
    );
  });

  it("ends in the same key for the same board, whatever the order", () => {
    fc.assert(
      fc.property(playing, (played) => {
        const other = otherOrder(played);
        expect(boardAfter(other)).toBe(boardAfter(played));
        expect(keyAfter(other)).toBe(keyAfter(played));
      }),
    );
  });

  it("has numbers that all differ, and none that would change nothing", () => {
    const all = [0, 1].flatMap((piece) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => numbers.number(piece, cell)),
    );
    const drawn = [numbers.turn, ...all];
    expect(new Set(drawn).size).toBe(19);
    expect(drawn).not.toContain(0);
  });
});

describe("Another order", () => {
  it("is another one wherever a side has two marks and nobody has won", () => {
    expect(otherOrder([4, 0, 8])).toEqual([8, 0, 4]);
    expect(otherOrder([4])).toEqual([4]);
    expect(otherOrder([])).toEqual([]);
  });

  it("never plays on after a game has ended", () => {
    fc.assert(
      fc.property(playing, (played) => {
        const other = otherOrder(played);
        expect(readPlayed(other.join(""))).toEqual(other);
      }),
    );
  });
});

it("Bits are written in fours, as many as there are", () => {
  expect(writeBits(0b10110)).toBe("0001 0110");
});

it.each([
  ["44", /"4" is no legal move here/],
  ["4x", /"x" is no legal move here/],
  ["0314256", /no move here: the game is over/],
])("Moves that cannot be played are refused: %s", (text, problem) => {
  expect(() => readPlayed(text)).toThrow(problem);
});
