import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  aspirationWindows,
  Counter,
  connectFour,
  failHard,
  type Game,
  iterativeDeepening,
  minimax,
  negaScout,
  orderedAlphaBeta,
  random,
  type Search,
  Silent,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";
import { forcedValue } from "../forcedValue.ts";
import { Referee } from "../referee.ts";
import { sharingTree } from "../sharingTree.ts";
import { storyOf } from "../storyOf.ts";

const searchers: readonly (readonly [string, Search])[] = Object.entries({
  alphaBeta,
  failHard,
  negaScout,
  orderedAlphaBeta,
});
const width = fc.oneof(
  fc.constantFrom(Number.MIN_VALUE, 1e-9, 0.5, 1, 2, 100, Infinity),
  fc.double({ min: 0.01, max: 20, noNaN: true }),
);
const guess = fc.oneof(fc.integer({ min: -6, max: 6 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
const equal = { depths: "equal" } as const;

describe.each(searchers)("Aspiration windows around %s", (_name, search) => {
  it("find the true value of any tree, for any guess and any width, and a line that leads to it", () => {
    fc.assert(
      fc.property(arbitraryTree, guess, width, (tree, guess, width) => {
        const game = treeGame(tree);
        const { value, line } = aspirationWindows(search, width)(game, game.start, { guess });
        expect(value).toBe(forcedValue(tree));
        const reached = line.reduce(game.play, game.start);
        expect(forcedValue(reached.tree, reached.side)).toBe(value);
      }),
      { numRuns: 400 },
    );
  });

  it("bound the true value by what they return for any window of the caller's", () => {
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, guess, width, (tree, window, guess, width) => {
        const game = treeGame(tree);
        const { value } = aspirationWindows(search, width)(game, game.start, { guess, window });
        const truth = forcedValue(tree);
        if (value <= window[0]) expect(truth).toBeLessThanOrEqual(value);
        else if (value >= window[1]) expect(truth).toBeGreaterThanOrEqual(value);
        else expect(value).toBe(truth);
      }),
      { numRuns: 300 },
    );
  });

  it("give every iteration minimax's value to its depth", () => {
    fc.assert(
      fc.property(sharingTree, width, (tree, width) => {
        const game = treeGame(tree);
        const aspiring = aspirationWindows(search, width);
        const found = iterativeDeepening(game, game.start, { search: aspiring, table: equal });
        for (const { depth, value } of found.iterations) {
          expect(value).toBe(minimax(game, game.start, { depth }).value);
        }
        expect(found.value).toBe(forcedValue(tree));
      }),
    );
  });

  it.each([
    ["tic-tac-toe", ticTacToe, 5],
    ["Connect Four", connectFour, 4],
  ] as [string, Game<unknown, unknown>, number][])(
    "give every iteration minimax's value in %s",
    (_game, game, depth) => {
      fc.assert(
        fc.property(fc.nat(), width, (seed, width) => {
          const position = playedOut(game, seed);
          const aspiring = aspirationWindows(search, width);
          const { iterations } = iterativeDeepening(game, position, {
            search: aspiring,
            depth,
            table: equal,
          });
          for (const { depth, value, line } of iterations) {
            expect(value).toBe(minimax(game, position, { depth }).value);
            if (game.outcome(position) === undefined) expect(game.moves(position)).toContain(line[0]);
          }
        }),
        { numRuns: 15 },
      );
    },
  );
});

/** A position some random moves from the start. */
function playedOut(game: Game<unknown, unknown>, seed: number): unknown {
  const chance = random(seed);
  let position = game.start;
  for (let left = chance.below(20); left > 0 && game.outcome(position) === undefined; left--) {
    const moves = game.moves(position);
    position = game.play(position, moves[chance.below(moves.length)]);
  }
  return position;
}

describe("Aspiration windows", () => {
  const game = treeGame([
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ]);
  const windowsOf = (guess: number, width: number, window?: readonly [number, number]) => {
    const story = storyOf(aspirationWindows(alphaBeta, width), game, game.start, {
      guess,
      ...(window && { window }),
    } as object);
    return story.flatMap(([event, ...told]) => {
      if (event === "research") return [["research", ...told]];
      return event === "enter" && told[0] === undefined ? [["enter", ...told.slice(2)]] : [];
    });
  };

  it("search once where the value lies inside", () => {
    expect(windowsOf(3, 1)).toEqual([["enter", 2, 4]]);
    expect(windowsOf(0, Infinity)).toEqual([["enter", -Infinity, Infinity]]);
  });

  it("open the side that failed, wider and then altogether, and tell of each re-search", () => {
    expect(windowsOf(6, 1)).toEqual([
      ["enter", 5, 7],
      ["research", 2, 7],
      ["enter", 2, 7],
    ]);
    expect(windowsOf(-9, 1)).toEqual([
      ["enter", -10, -8],
      ["research", -10, -5],
      ["enter", -10, -5],
      ["research", -10, Infinity],
      ["enter", -10, Infinity],
    ]);
  });

  it("stay within the caller's window, and keep it where a width vanishes beside the guess", () => {
    expect(windowsOf(6, 1, [4, 20])).toEqual([
      ["enter", 5, 7],
      ["research", 4, 7],
      ["enter", 4, 7],
    ]);
    expect(windowsOf(1e300, 1, [4, 20])).toEqual([
      ["enter", 19, 20],
      ["research", 16, 20],
      ["enter", 16, 20],
      ["research", 4, 20],
      ["enter", 4, 20],
    ]);
    expect(windowsOf(1e300, 1)).toEqual([["enter", -Infinity, Infinity]]);
  });

  it("have the whole window without a guess, as in the first iteration", () => {
    const story = storyOf(aspirationWindows(alphaBeta, 1), game, game.start);
    expect(story).toEqual(storyOf(alphaBeta, game, game.start));
    const entered: unknown[] = [];
    const observer = Object.assign(new Silent<number>(), {
      enter: (move: number | undefined, depth: number, alpha: number, beta: number) =>
        move === undefined && entered.push([depth, alpha, beta]),
    });
    const search = aspirationWindows(alphaBeta, 5);
    const { iterations } = iterativeDeepening(game, game.start, { search }, observer);
    expect(entered).toEqual([
      [1, -Infinity, Infinity],
      [2, iterations[0].value - 5, iterations[0].value + 5],
    ]);
  });

  it("tell a story that an observer may rely on", () => {
    fc.assert(
      fc.property(arbitraryTree, guess, width, (tree, guess, width) => {
        const game = treeGame(tree);
        const referee = new Referee(game, game.start);
        aspirationWindows(alphaBeta, width)(game, game.start, { guess }, referee);
        expect(referee.atRest).toBe(true);
      }),
    );
  });

  it("visit fewer nodes around the value than without a window, and more around a wrong one", () => {
    const visited = (guess: number) => {
      const counter = new Counter<number>();
      aspirationWindows(alphaBeta, 1)(ticTacToe, ticTacToe.start, { guess, depth: 7 }, counter);
      return counter;
    };
    const plain = new Counter<number>();
    alphaBeta(ticTacToe, ticTacToe.start, { depth: 7 }, plain);
    const { value } = minimax(ticTacToe, ticTacToe.start, { depth: 7 });
    expect(visited(value)).toMatchObject({ researches: 0 });
    expect(visited(value).nodes).toBeLessThan(plain.nodes);
    expect(visited(value + 5).researches).toBeGreaterThan(0);
    expect(visited(value + 5).nodes).toBeGreaterThan(visited(value).nodes);
  });

  it("refuse a width and a guess that make no sense", () => {
    for (const width of [0, -1, Number.NaN]) {
      expect(() => aspirationWindows(alphaBeta, width)).toThrow(
        `width must be a number above 0, not ${width}`,
      );
    }
    for (const guess of [Infinity, Number.NaN]) {
      expect(() => aspirationWindows(alphaBeta, 1)(game, game.start, { guess })).toThrow(
        "guess must be a finite number",
      );
    }
  });
});
