import { describe, expect, it } from "vitest";
import { levels } from "../../../src/engine/index.ts";
import { playedGames } from "../../../src/figures/play/playGames.ts";
import { sayStyle } from "../../../src/figures/play/styleWords.ts";
import { sayHint, valueWords } from "../../../src/figures/play/thoughtWords.ts";

describe("A value in words", () => {
  it("is in the estimate's points until somebody has won", () => {
    expect(valueWords("connectFour", 0.012)).toBe("12 points for X");
    expect(valueWords("checkers", -0.0001)).toBe("1 point for White");
    expect(valueWords("othello", 0)).toBe("even");
    expect(valueWords("gomoku", 1)).toBe("a win for Black");
    expect(valueWords("othello", -12)).toBe("a win for White");
  });

  it("is in games of a hundred where games were played out", () => {
    expect(valueWords("connectFour", 0.5, "mcts")).toBe("75 wins in 100 for X");
    expect(valueWords("connectFour", -0.5, "mcts")).toBe("75 wins in 100 for O");
  });
});

describe("A hint", () => {
  const plan = {
    thinker: "orderedAlphaBeta" as const,
    width: undefined,
    byChance: false,
    move: "4",
    value: 0.02,
    line: ["4", "4"],
    depth: 2,
    nodes: 10,
  };
  const move = (move: string, value: number) => ({ move, value, line: [move], probability: 0 });

  it("says how much better the move is than the next best, for either side", () => {
    const moves = [move("4", 0.02), move("3", 0.015), move("1", -0.01)];
    expect(sayHint("connectFour", "max", { ...plan, moves })).toBe(
      "Hint: column 4. It seems worth 20 points for X; the next best, column 3, 15 points for X.",
    );
    const turned = moves.map((one) => ({ ...one, value: -one.value }));
    expect(sayHint("connectFour", "min", { ...plan, value: -0.02, moves: turned })).toContain(
      "worth 20 points for O; the next best, column 3, 15 points for O",
    );
  });

  it("speaks of an even game, and of a move that is as good", () => {
    const moves = [move("4", 0), move("3", -0.001)];
    expect(sayHint("connectFour", "max", { ...plan, value: 0, moves })).toBe(
      "Hint: column 4. It seems to keep the game even; the next best, column 3, 1 point for O.",
    );
    const turned = [move("4", 0.02), move("3", 0)];
    expect(sayHint("connectFour", "max", { ...plan, moves: turned })).toContain("column 3, to keep it even.");
    const alike = [move("4", 0.02), move("3", 0.02)];
    expect(sayHint("connectFour", "max", { ...plan, moves: alike })).toContain("column 3, seems as good.");
  });

  it("says when there is nothing to choose, and when all is lost", () => {
    expect(sayHint("connectFour", "max", { ...plan, moves: [move("4", 0)] })).toContain(
      "Nothing else is possible",
    );
    // Of gomoku a search looks at some moves alone: at first at the middle, though 224 others are possible.
    expect(sayHint("gomoku", "max", { ...plan, moves: [move("4", 0)] })).toContain(
      "The search looks at nothing else here",
    );
    const lost = [move("4", -1), move("3", -1)];
    expect(sayHint("checkers", "max", { ...plan, value: -1, moves: lost })).toContain("every move loses");
    expect(sayHint("gomoku", "max", { ...plan, value: -1, moves: lost })).toContain(
      "every move seems to lose",
    );
  });
});

describe("A style in words", () => {
  it("names what it goes by, its limits and its care", () => {
    expect(sayStyle("connectFour", levels.connectFour.club)).toBe(
      "Alpha–beta with a table and move ordering: 5 plies; a move that seems 4 points worse is 2.7 times rarer.",
    );
    expect(sayStyle("gomoku", { thinker: "mcts", budget: 1, seconds: 2, width: 5 })).toBe(
      "Monte Carlo tree search: at most 1 game, at most 2 seconds, 5 best-looking moves at each; plays the best move it finds.",
    );
    expect(sayStyle("othello", { thinker: "chance" })).toBe("Plays any legal move.");
  });

  it("finds words for every level of every game", () => {
    for (const game of playedGames)
      for (const style of Object.values(levels[game])) expect(sayStyle(game, style)).toMatch(/^[A-Z].*\.$/);
  });
});
