import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  type ChanceSearch,
  type ChanceTree,
  Counter,
  chanceSearches,
  chanceTreeGame,
  childrenOf,
  expectimax,
  isChanceNode,
  minimax,
  opponent,
  type Search,
  Silent,
  treeGame,
  writeChanceTree,
} from "../../../src/engine/index.ts";
import { arbitraryChanceTree, exactChanceTree } from "../arbitraryChanceTree.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";
import { storyOf } from "../storyOf.ts";
import { Auditor } from "./auditor.ts";
import { cutAt, exactExpectation, settledExpectation } from "./exactExpectation.ts";
import { leafPaths } from "./leafPaths.ts";

const depths = fc.oneof(fc.constant(Infinity), fc.integer({ min: 0, max: 5 }));

/** Small enough that every strategy can be tried against every other. */
const fewStrategies = arbitraryChanceTree.filter((tree) => choices(tree) <= 6);
const choices = (tree: ChanceTree): number =>
  childrenOf(tree).reduce<number>(
    (sum, child) => sum + choices(child),
    isChanceNode(tree) || typeof tree === "number" ? 0 : 1,
  );

const twin: Readonly<Record<string, Search>> = { expectimax: minimax, star1: alphaBeta, star2: alphaBeta };

function leavesRead(search: ChanceSearch, tree: ChanceTree): number {
  const [game, counter] = [chanceTreeGame(tree), new Counter<number>()];
  search(game, game.start, {}, counter);
  return counter.leaves;
}

describe("exactExpectation", () => {
  it("is what is expected when both sides settle everything beforehand", () => {
    fc.assert(
      fc.property(fewStrategies, (tree) => {
        expect(exactExpectation(tree)).toBeCloseTo(settledExpectation(tree), 9);
      }),
      { numRuns: 200 },
    );
  });
});

describe.each(Object.entries(chanceSearches))("%s", (name, search: ChanceSearch) => {
  it("finds exactly what both sides can expect, to any depth, where nothing has to be rounded", () => {
    fc.assert(
      fc.property(exactChanceTree, depths, (tree, depth) => {
        const game = chanceTreeGame(tree);
        const truth = exactExpectation(cutAt(tree, depth));
        expect(search(game, game.start, { depth }).value).toBe(truth);
      }),
      { numRuns: 400 },
    );
  });

  it("finds it up to rounding for any probabilities", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, (tree) => {
        const game = chanceTreeGame(tree);
        expect(search(game, game.start).value).toBeCloseTo(exactExpectation(tree), 9);
      }),
      { numRuns: 400 },
    );
  });

  it("names a line of best moves that leads to the value, and ends where chance draws", () => {
    fc.assert(
      fc.property(exactChanceTree, (tree) => {
        const game = chanceTreeGame(tree);
        const { value, line } = search(game, game.start);
        let [reached, side] = [tree, "max" as "max" | "min"];
        for (const move of line) {
          expect(isChanceNode(reached)).toBe(false);
          [reached, side] = [childrenOf(reached)[move], opponent(side)];
          expect(exactExpectation(reached, side)).toBe(value);
        }
        expect(isChanceNode(reached) || typeof reached === "number").toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("bounds what can be expected by what it returns for any window", () => {
    fc.assert(
      fc.property(exactChanceTree, arbitraryWindow, (tree, [alpha, beta]) => {
        const game = chanceTreeGame(tree);
        const { value } = search(game, game.start, { window: [alpha, beta] });
        const truth = exactExpectation(tree);
        if (value <= alpha) expect(truth).toBeLessThanOrEqual(value);
        else if (value >= beta) expect(truth).toBeGreaterThanOrEqual(value);
        else expect(value).toBe(truth);
      }),
      { numRuns: 300 },
    );
  });

  it("claims of no node what its leaves do not bear out, and tells a story that nests", () => {
    fc.assert(
      fc.property(exactChanceTree, (tree) => {
        const [game, auditor] = [chanceTreeGame(tree), new Auditor(tree)];
        search(game, game.start, {}, auditor);
        expect(auditor.atRest).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("reads no more leaves than expectimax", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, (tree) => {
        expect(leavesRead(search, tree)).toBeLessThanOrEqual(leavesRead(expectimax, tree));
      }),
      { numRuns: 300 },
    );
  });

  it("reads no leaf twice, whatever the window", () => {
    fc.assert(
      fc.property(exactChanceTree, arbitraryWindow, (tree, window) => {
        const game = chanceTreeGame(tree);
        const read = leafPaths(search, game, { window });
        expect(new Set(read).size).toBe(read.length);
      }),
      { numRuns: 400 },
    );
  });

  it("is the search that knows no chance, event by event, where there is none", () => {
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, depths, (tree, window, depth) => {
        const [game, start] = [treeGame(tree), treeGame(tree).start];
        const options = { window, depth };
        expect(storyOf(search, game, start, options)).toEqual(storyOf(twin[name], game, start, options));
        expect(search(game, start, options)).toEqual(twin[name](game, start, options));
      }),
      { numRuns: 300 },
    );
  });

  it("gives the same result, and leaves the tree alone, whoever observes", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, (tree) => {
        const [game, text] = [chanceTreeGame(tree), writeChanceTree(tree)];
        const unobserved = search(game, game.start);
        expect(search(game, game.start, {}, new Silent<number>())).toEqual(unobserved);
        expect(writeChanceTree(tree)).toBe(text);
      }),
    );
  });

  it("goes as deep as a tree may be", () => {
    let tree: ChanceTree = 3;
    for (let ply = 0; ply < 200; ply++)
      tree = { chances: [{ probability: { numerator: 1, denominator: 1 }, tree }] };
    const game = chanceTreeGame(tree);
    expect(search(game, game.start)).toEqual({ value: 3, line: [] });
  });
});
