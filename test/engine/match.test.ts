import { describe, expect, it } from "vitest";
import { match, minimax, type Player, random, scoreInterval, ticTacToe } from "../../src/engine/index.ts";

const perfect: Player<number, number> = (position) => minimax(ticTacToe, position).line[0];
const first: Player<number, number> = (position) => ticTacToe.moves(position)[0];

function chance(seed: string): Player<number, number> {
  const { below } = random(seed);
  return (position) => {
    const moves = ticTacToe.moves(position);
    return moves[below(moves.length)];
  };
}

describe("A match", () => {
  it("plays every opening twice, and counts each game once", () => {
    const { wins, draws, losses } = match(ticTacToe, chance("a"), chance("b"), { pairs: 50 });
    expect(wins + draws + losses).toBe(100);
  });

  it("gives the same result for the same seed, and another for another", () => {
    const play = (seed: string) => match(ticTacToe, perfect, first, { pairs: 15, opening: 3, seed });
    expect(play("a")).toEqual(play("a"));
    expect(play("a")).not.toEqual(play("b"));
  });

  it("favours neither of two players who choose alike", () => {
    const { wins, losses } = match(ticTacToe, first, first, { pairs: 40 });
    expect(wins).toBe(losses);
    expect(wins).toBeGreaterThan(0);
  });

  it("is never lost by perfect play from the empty board", () => {
    expect(match(ticTacToe, perfect, chance("c"), { pairs: 10, opening: 0 }).losses).toBe(0);
    expect(match(ticTacToe, perfect, perfect, { pairs: 1, opening: 0 })).toEqual({
      wins: 0,
      draws: 2,
      losses: 0,
    });
  });

  it("begins no game that is over", () => {
    const legal: Player<number, number> = (position) => {
      expect(ticTacToe.outcome(position)).toBeUndefined();
      return ticTacToe.moves(position)[0];
    };
    match(ticTacToe, legal, legal, { pairs: 30, opening: 7 });
  });
});

describe("A match that cannot be", () => {
  it.each([
    [{ pairs: 0 }, "pairs must be a whole number, 1 or more, not 0"],
    [{ pairs: Number.NaN }, "pairs must be a whole number, 1 or more, not NaN"],
    [{ pairs: 1, opening: -1 }, "opening must be a whole number of plies, 0 or more, not -1"],
    [{ pairs: 1, opening: 20 }, "Tic-tac-toe is over before 20 plies are played"],
  ])("is refused: %o", (options, problem) => {
    expect(() => match(ticTacToe, first, first, options)).toThrow(problem);
  });
});

describe("The score of a match", () => {
  it("is none where no game was played", () => {
    expect(() => scoreInterval({ wins: 0, draws: 0, losses: 0 })).toThrow("A match of no games has no score");
  });

  it("counts a draw as half a point", () => {
    expect(scoreInterval({ wins: 30, draws: 40, losses: 30 }).share).toBe(0.5);
  });

  it("lies inside its interval, which is Wilson's", () => {
    const { low, share, high } = scoreInterval({ wins: 8, draws: 0, losses: 2 });
    expect(share).toBe(0.8);
    // The two solutions p of (share − p)² = z² p (1 − p) / n.
    for (const p of [low, high]) expect((share - p) ** 2).toBeCloseTo((1.96 ** 2 * p * (1 - p)) / 10, 12);
    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
  });

  it("has a wider interval where it reaches further", () => {
    const [once, often] = [1.96, 2.413].map((z) => scoreInterval({ wins: 8, draws: 0, losses: 2 }, 5, z));
    expect(often.share).toBe(once.share);
    for (const p of [often.low, often.high])
      expect((0.8 - p) ** 2).toBeCloseTo((2.413 ** 2 * p * (1 - p)) / 5, 12);
    expect(once).toEqual(scoreInterval({ wins: 8, draws: 0, losses: 2 }, 5));
  });

  it("never leaves what is possible, and narrows as games are added", () => {
    const few = scoreInterval({ wins: 10, draws: 0, losses: 0 });
    const many = scoreInterval({ wins: 1000, draws: 0, losses: 0 });
    expect(few.high).toBe(1);
    expect(few.low).toBeGreaterThan(0);
    expect(many.low).toBeGreaterThan(few.low);
  });
});
