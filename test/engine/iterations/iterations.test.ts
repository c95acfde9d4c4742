import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  alphaBetaWithTable,
  Counter,
  iterations,
  minimax,
  mtdf,
  negaScout,
  orderedAlphaBeta,
  parseTree,
  type Search,
  Silent,
  shallowAlphaBeta,
  TranspositionTable,
  type Tree,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { forcedValue } from "../forcedValue.ts";
import { Referee } from "../referee.ts";
import { sharingTree } from "../sharingTree.ts";
import { storyOf } from "../storyOf.ts";

const searchers: readonly (readonly [string, Search])[] = Object.entries({
  minimax,
  shallowAlphaBeta,
  alphaBeta,
  negaScout,
  mtdf,
  alphaBetaWithTable,
  orderedAlphaBeta,
});

const equal = { depths: "equal" } as const;

/** The plies to the farthest leaf: a search this deep has nothing to estimate. */
function height(tree: Tree): number {
  return typeof tree === "number" ? 0 : 1 + Math.max(...tree.map(height));
}

describe.each(searchers)("Iterations of %s", (_name, search) => {
  it("are searches of 1, 2, 3 … plies, each with minimax's value to that depth", () => {
    fc.assert(
      fc.property(sharingTree, fc.integer({ min: 0, max: 7 }), (tree, depth) => {
        const game = treeGame(tree);
        const found = [...iterations(search)(game, game.start, { depth, table: equal })];
        expect(found.length).toBeGreaterThan(0);
        for (const [index, iteration] of found.entries()) {
          expect(iteration.depth).toBe(depth === 0 ? 0 : index + 1);
          expect(iteration.value).toBe(minimax(game, game.start, { depth: iteration.depth }).value);
          expect(iteration.line.length).toBeLessThanOrEqual(iteration.depth);
        }
      }),
    );
  });

  it("end by themselves with the true value, where nothing is left to estimate, and no later than the tree", () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryTree, sharingTree), (tree) => {
        const game = treeGame(tree);
        const found = [...iterations(search)(game, game.start)];
        const last = found.at(-1)!;
        expect(last.value).toBe(forcedValue(tree));
        expect(found.map(({ settled }) => settled)).toEqual(found.map((one) => one === last));
        expect(last.depth).toBeLessThanOrEqual(Math.max(1, height(tree)));
      }),
      { numRuns: 300 },
    );
  });

  it("tell an observer of each iteration and all that is searched in it", () => {
    const game = treeGame(parseTree("[[3,[12,5],8],[2,4,6],[14,5,[2,7]]]"));
    const deepen: Search = (...task) => [...iterations(search)(...task)].at(-1)!;
    const story = storyOf(deepen, game, game.start);
    const told = story.flatMap(([event, depth]) => (event === "iteration" ? [depth] : []));
    expect(told).toEqual([1, 2, 3]);
    const counter = new Counter<number>();
    const found = [...iterations(search)(game, game.start, {}, counter)];
    expect(counter.nodes).toBe(found.reduce((sum, { nodes }) => sum + nodes, 0));
    expect(story.filter(([event]) => event === "enter")).toHaveLength(counter.nodes);
    const referee = new Referee(game, game.start);
    expect([...iterations(search)(game, game.start, {}, referee)]).toEqual(found);
    expect(referee.atRest).toBe(true);
  });

  it("let an observer's error through, and the caller's own", () => {
    const game = treeGame(parseTree("[[3,[12,5],8],[2,4,6],[14,5,[2,7]]]"));
    for (const event of ["iteration", "enter", "improve", "leave"] as const) {
      const faulty = Object.assign(new Silent<number>(), {
        [event]: () => {
          throw new Error(`no ${event}`);
        },
      });
      expect(() => [...iterations(search)(game, game.start, { budget: 99 }, faulty)]).toThrow(`no ${event}`);
    }
    const stop = () => {
      throw new Error("no stop");
    };
    expect(() => [...iterations(search)(game, game.start, { stop })]).toThrow("no stop");
  });
});

describe("Iterations", () => {
  it("estimate the root alone at depth 0, and find a finished game's outcome in one", () => {
    const [inner, leaf] = [treeGame([7, 8]), treeGame(7)];
    expect([...iterations(alphaBeta)(inner, inner.start, { depth: 0 })]).toEqual([
      { value: 0, line: [], depth: 0, nodes: 1, settled: false },
    ]);
    expect([...iterations(alphaBeta)(leaf, leaf.start)]).toEqual([
      { value: 7, line: [], depth: 1, nodes: 1, settled: true },
    ]);
  });

  it("say why they ended", () => {
    const game = treeGame(parseTree("[[3,[12,5],8],[2,4,6],[14,5,[2,7]]]"));
    const endOf = (options: object) => {
      const run = iterations(alphaBeta)(game, game.start, options);
      for (;;) {
        const { done, value } = run.next();
        if (done) return value;
      }
    };
    expect(endOf({})).toBe("settled");
    expect(endOf({ depth: 2 })).toBe("depth");
    expect(endOf({ depth: 3 })).toBe("settled");
    expect(endOf({ budget: 5 })).toBe("budget");
    expect(endOf({ stop: () => true })).toBe("stop");
  });

  it("do not take for settled what only the table says, from a search that estimated", () => {
    fc.assert(
      fc.property(sharingTree, fc.integer({ min: 1, max: 4 }), (tree, depth) => {
        const game = treeGame(tree);
        const table = new TranspositionTable<number>();
        // Filled by a search of its own, which left estimates behind.
        alphaBetaWithTable(game, game.start, { depth, table });
        const found = [...iterations(alphaBetaWithTable)(game, game.start, { table })];
        expect(found.at(-1)?.value).toBe(forcedValue(tree));
      }),
      { numRuns: 300 },
    );
  });

  it("end at once where a table remembers that nothing was estimated", () => {
    const table = new TranspositionTable<number>();
    const first = [...iterations(orderedAlphaBeta)(ticTacToe, ticTacToe.start, { table })].at(-1)!;
    expect(first).toMatchObject({ value: 0, depth: 9, settled: true });
    const [again, ...rest] = iterations(orderedAlphaBeta)(ticTacToe, ticTacToe.start, { table });
    expect(again).toMatchObject({ value: 0, depth: 1, nodes: 1, settled: true });
    expect(rest).toEqual([]);
  });

  it("order each by the line of the one before", () => {
    const placed: string[] = [];
    const observer = Object.assign(new Silent<number>(), {
      iteration: (depth: number) => void placed.push(`iteration ${depth}`),
      order: (moves: readonly number[], placedBy: readonly string[]) =>
        void placed.push(`${moves[0]} ${placedBy[0]}`),
    });
    const found = [...iterations(orderedAlphaBeta)(ticTacToe, ticTacToe.start, { depth: 5 }, observer)];
    for (const { depth, line } of found.slice(0, -1)) {
      const start = placed.indexOf(`iteration ${depth + 1}`) + 1;
      expect(placed.slice(start, start + line.length)).toEqual(line.map((move) => `${move} variation`));
    }
  });

  it("refuse a budget that makes no sense, and say what would be accepted", () => {
    for (const budget of [0, -1, 2.5, Number.NaN]) {
      expect(() => [...iterations(alphaBeta)(ticTacToe, ticTacToe.start, { budget })]).toThrow(
        `budget must be a whole number of nodes, 1 or more, not ${budget}`,
      );
    }
    expect(() => [...iterations(alphaBeta)(ticTacToe, ticTacToe.start, { depth: -1 })]).toThrow(
      "depth must be",
    );
  });
});
