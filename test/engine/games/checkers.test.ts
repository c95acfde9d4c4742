import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkers } from "../../../src/engine/games/checkers.ts";
import { alphaBeta, checkGame, minimax, negaScout, perft, random } from "../../../src/engine/index.ts";

const movesAt = (text: string) => {
  const position = checkers.read(text);
  return checkers.moves(position).map((move) => checkers.writeMove(position, move));
};
const played = (text: string, move: string) => {
  const position = checkers.read(text);
  return checkers.write(checkers.play(position, checkers.readMove(position, move)));
};

function reached(seed: number, plies: number) {
  const chance = random(seed);
  let position = checkers.start;
  for (let ply = 0; ply < plies && checkers.outcome(position) === undefined; ply++) {
    const moves = checkers.moves(position);
    position = checkers.play(position, moves[chance.below(moves.length)]);
  }
  return position;
}

describe("checkers", () => {
  it("has as many games of each length as are known", () => {
    const counts = [1, 2, 3, 4, 5, 6, 7].map((depth) => perft(checkers, checkers.start, depth));
    expect(counts).toEqual([7, 49, 302, 1469, 7361, 36_768, 179_740]);
  });

  it("breaks no law of games", () => {
    expect(checkGame(checkers, { positions: 1500 })).toEqual([]);
  });

  it("begins with Black's seven moves", () => {
    expect(checkers.write(checkers.start)).toBe(
      "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
    );
    expect(movesAt(checkers.write(checkers.start))).toEqual([
      "9-13",
      "9-14",
      "10-14",
      "10-15",
      "11-15",
      "11-16",
      "12-16",
    ]);
  });

  it("forces a capture, and goes on to the end of its chain", () => {
    expect(movesAt("B:W18,26:B14,1")).toEqual(["14x23x30"]);
    expect(played("B:W18,26:B14,1", "14x23x30")).toBe("W:W:B1,K30");
  });

  it("stops a man that is crowned by its capture", () => {
    expect(movesAt("B:W26,27:B22")).toEqual(["22x31"]);
    expect(played("B:W26,27:B22", "22x31")).toBe("W:W27:BK31");
    expect(movesAt("B:W26,27:BK22")).toEqual(["22x31x24"]);
  });

  it("lets a king capture backwards, and a man not", () => {
    expect(movesAt("B:W14,32:B18")).toEqual(["18-22", "18-23"]);
    expect(movesAt("B:W14,32:BK18")).toEqual(["18x9"]);
  });

  it("takes two ways for two moves, even with one result", () => {
    const moves = movesAt("B:W7,8,15,16:BK3");
    expect(moves).toEqual(["3x10x19x12x3", "3x12x19x10x3"]);
    expect(new Set(moves.map((move) => played("B:W7,8,15,16:BK3", move))).size).toBe(1);
  });

  it("takes no piece twice and may come back to where it began", () => {
    for (const move of movesAt("B:W7,8,15,16:BK3")) expect(move.endsWith("x3")).toBe(true);
  });

  it("is lost by a side that has no move, be it blocked or without pieces", () => {
    expect(checkers.outcome(checkers.read("B:W21:B"))).toBe(-1);
    expect(checkers.outcome(checkers.read("W:W:B1"))).toBe(1);
    expect(checkers.outcome(checkers.read("W:W12:B8,3"))).toBe(1);
  });

  it("is a draw after eighty plies of kings that take nothing", () => {
    expect(played("B:WK32:BK1:H78", "1-6")).toBe("W:WK32:BK6:H79");
    const drawn = checkers.read("B:WK32:BK1:H80");
    expect(checkers.outcome(drawn)).toBe(0);
    expect(checkers.moves(drawn)).toEqual([]);
    expect(checkers.key(drawn)).not.toBe(checkers.key(checkers.read("B:WK32:BK1")));
    expect(played("B:WK32:BK1,9:H78", "9-13")).toBe("W:WK32:BK1,13");
  });

  it("keeps the key that the whole board has", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 120 }), (seed, plies) => {
        const position = reached(seed, plies);
        expect(checkers.read(checkers.write(position)).key).toBe(position.key);
      }),
    );
  });

  it("estimates a position as the negative of what it is with the sides exchanged", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 120 }), (seed, plies) => {
        const position = reached(seed, plies);
        const exchanged = checkers.evaluation.exchange(position);
        expect(checkers.evaluate(exchanged)).toBe(0 - checkers.evaluate(position));
        expect(checkers.moves(exchanged).length).toBe(checkers.moves(position).length);
      }),
    );
  });

  it("refuses what is no position, and names the place", () => {
    expect(() => checkers.read("")).toThrow('"": expected the side to move, B or W, before the first colon');
    expect(() => checkers.read("B:W21")).toThrow("Expected :B and Black's squares, even if there are none");
    expect(() => checkers.read("B:W21,33:B1")).toThrow(
      '"33" in ":W21,33": expected a square from 1 to 32, or K and one',
    );
    expect(() => checkers.read("B:W21:B21")).toThrow("Square 21 is taken twice");
    expect(() => checkers.read("B:W21:B1:B2")).toThrow('":B2": B stands here for the second time');
    expect(() => checkers.read("B:W3:B1")).toThrow(
      "Square 3 is on the last row: a man there would be a king, K3",
    );
    expect(() => checkers.read("B:W21:B1:H81")).toThrow(
      '":H81": expected H and a number of plies from 0 to 80',
    );
    expect(() => checkers.read("B:W21:B1:X")).toThrow('":X": expected B');
    expect(() => checkers.readMove(checkers.read("B:W18,26:B14,1"), "1-5")).toThrow(
      "a capture is forced, expected one of 14x23x30",
    );
  });

  it("has positions of which every search finds the same value", () => {
    for (let seed = 0; seed < 6; seed++) {
      const position = reached(seed, 60);
      const { value } = minimax(checkers, position, { depth: 5 });
      for (const search of [alphaBeta, negaScout])
        expect(search(checkers, position, { depth: 5 }).value).toBe(value);
    }
  });
});
