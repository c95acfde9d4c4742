import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ChanceSearch,
  Counter,
  chanceTreeGame,
  expectimax,
  pig,
  race,
  star1,
  star1WithTable,
  TranspositionTable,
  twentyFortyEight,
} from "../../../src/engine/index.ts";
import { arbitraryChanceTree, exactChanceTree } from "../arbitraryChanceTree.ts";
import { cutAt, exactExpectation } from "./exactExpectation.ts";

const equal = { table: { depths: "equal" } } as const;
const nodesOf = (search: ChanceSearch, game: Parameters<ChanceSearch>[0], depth: number): number => {
  const counter = new Counter<unknown>();
  search(game, game.start, { depth }, counter);
  return counter.nodes;
};

describe("star1WithTable", () => {
  it("finds exactly what both sides can expect, to any depth, where nothing has to be rounded", () => {
    fc.assert(
      fc.property(exactChanceTree, fc.integer({ min: 1, max: 6 }), (tree, depth) => {
        const game = chanceTreeGame(tree);
        const { value } = star1WithTable(game, game.start, { depth, ...equal });
        expect(value).toBe(exactExpectation(cutAt(tree, depth)));
      }),
      { numRuns: 400 },
    );
  });

  it("finds it up to rounding for any probabilities, and a move that is worth as much", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, (tree) => {
        const game = chanceTreeGame(tree);
        const { value, line } = star1WithTable(game, game.start);
        expect(value).toBeCloseTo(exactExpectation(tree), 9);
        if (line.length > 0)
          expect(expectimax(game, game.play(game.start, line[0])).value).toBeCloseTo(value, 9);
      }),
      { numRuns: 400 },
    );
  });

  it("bounds what can be expected by what it returns for any window, with a table that other windows have filled", () => {
    const window = fc
      .tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: 1, max: 8 }))
      .map(([alpha, wide]) => [alpha / 2, (alpha + wide) / 2] as [number, number]);
    fc.assert(
      fc.property(exactChanceTree, fc.array(window, { minLength: 1, maxLength: 4 }), (tree, windows) => {
        const game = chanceTreeGame(tree);
        const table = new TranspositionTable<number>();
        const truth = exactExpectation(tree);
        for (const [alpha, beta] of windows) {
          const { value } = star1WithTable(game, game.start, { window: [alpha, beta], table });
          if (value <= alpha) expect(truth).toBeLessThanOrEqual(value);
          else if (value >= beta) expect(truth).toBeGreaterThanOrEqual(value);
          else expect(value).toBe(truth);
        }
        expect(star1WithTable(game, game.start, { table }).value).toBe(truth);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["Pig to 20 points", pig(20), 9],
    ["the race of two", race(), 10],
    ["2048 on 2 × 2 to the tile 32", twentyFortyEight({ size: 2, goal: 32 }), 7],
  ] as const)("enters fewer nodes of %s than star1, and comes to the same value", (_title, given, depth) => {
    const game = given as Parameters<ChanceSearch>[0];
    const remembering: ChanceSearch = (game, position, options, observer) =>
      star1WithTable(game, position, { ...options, ...equal }, observer);
    const { value } = remembering(game, game.start, { depth });
    expect(value).toBeCloseTo(expectimax(game, game.start, { depth }).value, 9);
    expect(nodesOf(remembering, game, depth)).toBeLessThan(nodesOf(star1, game, depth));
  });

  it("answers at once what its table knows, and refuses the table of another game", () => {
    const game = pig(10);
    const table = new TranspositionTable<ReturnType<typeof game.moves>[number]>();
    const first = star1WithTable(game, game.start, { depth: 8, table });
    const counter = new Counter<unknown>();
    const again = star1WithTable(game, game.start, { depth: 8, table }, counter);
    expect([again.value, again.line[0], counter.nodes]).toEqual([first.value, first.line[0], 1]);
    const other = pig(11);
    expect(() => star1WithTable(other, other.start, { depth: 2, table })).toThrow("A table serves one game");
  });
});
