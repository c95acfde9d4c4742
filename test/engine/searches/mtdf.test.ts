import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  Counter,
  mtdf,
  parseTree,
  Silent,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";
import { forcedValue } from "../forcedValue.ts";
import { storyOf } from "../storyOf.ts";
import { uniformTree } from "../uniformTree.ts";

describe("mtdf", () => {
  it("finds the same value and a best move from any first guess", () => {
    fc.assert(
      fc.property(arbitraryTree, fc.double({ noNaN: true, noDefaultInfinity: true }), (tree, guess) => {
        const game = treeGame(tree);
        const { value, line } = mtdf(game, game.start, { guess });
        expect(value).toBe(forcedValue(tree));
        if (typeof tree !== "number") expect(forcedValue(tree[line[0]], "min")).toBe(value);
      }),
      { numRuns: 300 },
    );
  });

  it("keeps its windows in order at the greatest and the least number there is", () => {
    for (const extreme of [Number.MAX_VALUE, -Number.MAX_VALUE]) {
      const game = treeGame([extreme, [extreme, 0]]);
      const windows: [number, number][] = [];
      const observer = Object.assign(new Silent<number>(), {
        enter: (_move: number | undefined, _depth: number, alpha: number, beta: number) =>
          windows.push([alpha, beta]),
      });
      expect(mtdf(game, game.start, {}, observer).value).toBe(forcedValue([extreme, [extreme, 0]]));
      for (const [alpha, beta] of windows) expect(alpha).toBeLessThan(beta);
    }
  });

  it("bounds the true value in any window from any first guess", () => {
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, fc.integer({ min: -9, max: 9 }), (tree, window, guess) => {
        const game = treeGame(tree);
        const [{ value }, truth] = [mtdf(game, game.start, { window, guess }), forcedValue(tree)];
        if (value <= window[0]) expect(truth).toBeLessThanOrEqual(value);
        else if (value >= window[1]) expect(truth).toBeGreaterThanOrEqual(value);
        else expect(value).toBe(truth);
      }),
      { numRuns: 300 },
    );
  });

  it("needs two tests, one from each side, where the guess is the true whole value", () => {
    fc.assert(
      fc.property(uniformTree, ({ tree }) => {
        const [game, guess] = [treeGame(tree), forcedValue(tree)];
        const tests = storyOf(mtdf, game, game.start, { guess } as object).filter(
          ([event, move]) => event === "enter" && move === undefined,
        );
        expect(tests.map(([, , , ...window]) => window)).toEqual([
          [guess - 1, guess],
          [guess, guess + 1],
        ]);
      }),
      { numRuns: 200 },
    );
  });

  it("announces each test after the first, with its window", () => {
    const game = treeGame(parseTree("[[14,5,2],[2,4,6],[12,8,3]]"));
    const story = storyOf(mtdf, game, game.start);
    const tests = story.filter(([event, move]) => event === "enter" && move === undefined);
    const announced = story.filter(([event]) => event === "research");
    expect(announced.map(([, ...window]) => window)).toEqual(
      tests.slice(1).map(([, , , ...window]) => window),
    );
    expect(announced.length).toBeGreaterThan(0);
  });

  it("enters every node of whole values with a window one wide", () => {
    fc.assert(
      fc.property(uniformTree, ({ tree }) => {
        const game = treeGame(tree);
        for (const [event, , , alpha, beta] of storyOf(mtdf, game, game.start)) {
          if (event === "enter") expect((beta as number) - (alpha as number)).toBe(1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("reads fewer nodes of tic-tac-toe than alpha-beta, because it remembers positions", () => {
    const [remembering, forgetting] = [new Counter<number>(), new Counter<number>()];
    expect(mtdf(ticTacToe, ticTacToe.start, {}, remembering).value).toBe(0);
    alphaBeta(ticTacToe, ticTacToe.start, {}, forgetting);
    expect(remembering.nodes).toBeLessThan(forgetting.nodes);
    expect(remembering.hits).toBeGreaterThan(0);
    expect(remembering.probes).toBeGreaterThan(remembering.hits);
  });

  it("keeps bounds apart that hold for different depths", () => {
    // [[9]] is looked at with one ply left, where it is estimated at 0, and then with three, where it is worth 9.
    const game = treeGame(parseTree("[[[[[9]]]],[[9]]]"));
    const counter = new Counter<number>();
    expect(mtdf(game, game.start, { depth: 4 }, counter)).toEqual({ value: 9, line: [1] });
    expect(mtdf(game, game.start, { depth: 2 })).toEqual({ value: 0, line: [0] });
  });

  it("tells of a hit what its value says of the true one", () => {
    const game = treeGame(parseTree("[[3,[4,9]],[[4,9]]]"));
    const hits = storyOf(mtdf, game, game.start).filter(
      ([event, , result]) => event === "probe" && result === "hit",
    );
    expect(hits.length).toBeGreaterThan(0);
    for (const [, , , value, bound] of hits) {
      if (bound === "upper") expect(value).toBeGreaterThanOrEqual(9);
      else expect([bound === "lower" || bound === "exact", (value as number) <= 9]).toEqual([true, true]);
    }
  });

  it("stays right where values lie closer together than any null window, or so far apart that 1 is nothing", () => {
    const near = fc.integer({ min: -3, max: 3 }).map((step) => 0.5 + step / 1024);
    const far = fc.constantFrom(
      -1e300,
      -(2 ** 53) - 2,
      -(2 ** 53),
      2 ** 53,
      2 ** 53 + 2,
      1e17,
      1e300,
      Number.MAX_VALUE,
    );
    for (const leaf of [near, far]) {
      const row = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { minLength: 1, maxLength: 3 });
      fc.assert(
        fc.property(row(row(row(row(leaf)))), fc.oneof(leaf, fc.constant(0)), (tree, guess) => {
          const game = treeGame(tree);
          expect(mtdf(game, game.start, { guess }).value).toBe(forcedValue(tree));
        }),
        { numRuns: 300 },
      );
    }
  });

  it("refuses a guess that is no finite number", () => {
    const game = treeGame([1, 2]);
    for (const guess of [Number.NaN, Infinity, "3" as unknown as number]) {
      expect(() => mtdf(game, game.start, { guess })).toThrow(`guess must be a finite number, not ${guess}`);
    }
  });
  it("refuses a game whose value is no number, in place of testing it for ever", () => {
    const game = { ...treeGame([1, 2]), evaluate: () => Number.NaN };
    expect(() => mtdf(game, game.start, { depth: 0 })).toThrow(
      "an outcome or estimate of the game is not a number",
    );
  });
});
