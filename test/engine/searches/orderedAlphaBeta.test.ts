import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type alphaBeta,
  alphaBetaWithTable,
  Counter,
  capturesFirst,
  evaluationFirst,
  historyFirst,
  killersFirst,
  type OrderingPart,
  type OrderingPartName,
  orderedAlphaBeta,
  orderingPartNames,
  Silent,
  standardParts,
  staticFirst,
  TranspositionTable,
  tableMoveFirst,
  ticTacToe,
  treeGame,
  variationFirst,
} from "../../../src/engine/index.ts";
import { arbitraryTable } from "../arbitraryTable.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";
import { forcedValue } from "../forcedValue.ts";
import { sharingTree } from "../sharingTree.ts";
import { storyOf } from "../storyOf.ts";

const makers = [
  variationFirst,
  tableMoveFirst,
  capturesFirst,
  killersFirst,
  historyFirst,
  evaluationFirst,
  staticFirst,
];

/** Any parts in any order, without memories yet. */
const arbitraryParts: fc.Arbitrary<OrderingPart[]> = fc
  .shuffledSubarray(makers)
  .map((chosen) => chosen.map((make) => make()));

/** Follows the orders told, and throws where moves are not tried or skipped in the order told. */
class OrderFollower extends Silent<number> {
  readonly placedBy = new Set<OrderingPartName>();
  readonly #stack: number[][] = [];

  override order(moves: readonly number[], placedBy: readonly OrderingPartName[]): void {
    expect(new Set(moves).size).toBe(moves.length);
    expect(placedBy).toHaveLength(moves.length);
    for (const name of placedBy) {
      expect(orderingPartNames).toContain(name);
      this.placedBy.add(name);
    }
    expect(this.#stack.at(-1)).toEqual([]);
    this.#stack[this.#stack.length - 1] = [...moves];
  }

  override enter(move: number | undefined): void {
    if (move !== undefined) expect(this.#stack.at(-1)?.shift()).toBe(move);
    this.#stack.push([]);
  }

  override cutoff(skipped: readonly number[]): void {
    expect(this.#stack.at(-1)).toEqual(skipped);
    this.#stack[this.#stack.length - 1] = [];
  }

  override leave(): void {
    expect(this.#stack.pop()).toEqual([]);
  }
}

describe("orderedAlphaBeta", () => {
  it("finds the true value whatever parts order the moves, in whatever order, with any table", () => {
    fc.assert(
      fc.property(sharingTree, arbitraryParts, arbitraryTable, (tree, order, table) => {
        const game = treeGame(tree);
        expect(orderedAlphaBeta(game, game.start, { order, table }).value).toBe(forcedValue(tree));
      }),
      { numRuns: 300 },
    );
  });

  it("finds a sound value in any window while table and memories go on from search to search", () => {
    const searches = fc.array(arbitraryWindow, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sharingTree, arbitraryParts, searches, (tree, order, windows) => {
        const game = treeGame(tree);
        const [table, truth] = [new TranspositionTable<number>(), forcedValue(tree)];
        let line: readonly number[] = [];
        for (const window of windows) {
          const [alpha, beta] = window;
          for (const part of order) part.begin?.(game, game.start, line);
          const result = orderedAlphaBeta(game, game.start, { window, table, order });
          line = result.line;
          if (result.value <= alpha) expect(truth).toBeLessThanOrEqual(result.value);
          else if (result.value >= beta) expect(truth).toBeGreaterThanOrEqual(result.value);
          else expect(result.value).toBe(truth);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("does what alpha-beta with a table does where no part orders", () => {
    fc.assert(
      fc.property(sharingTree, arbitraryTable, arbitraryWindow, (tree, table, window) => {
        const game = treeGame(tree);
        const options = { table, window, order: [] };
        const ordered = storyOf(orderedAlphaBeta, game, game.start, options);
        const rest = ordered.filter(([event]) => event !== "order");
        expect(rest).toEqual(storyOf(alphaBetaWithTable, game, game.start, options));
      }),
    );
  });

  it("tries moves in the order that it tells", () => {
    fc.assert(
      fc.property(sharingTree, arbitraryParts, fc.nat(6), (tree, order, depth) => {
        const game = treeGame(tree);
        orderedAlphaBeta(game, game.start, { order, depth }, new OrderFollower());
      }),
    );
  });

  it("tells of each part that placed a move", () => {
    const follower = new OrderFollower();
    const [order, table] = [standardParts(), new TranspositionTable<number>()];
    const shallow = orderedAlphaBeta(ticTacToe, ticTacToe.start, { depth: 4, order, table });
    for (const part of order) part.begin?.(ticTacToe, ticTacToe.start, shallow.line);
    orderedAlphaBeta(ticTacToe, ticTacToe.start, { depth: 6, order, table }, follower);
    expect([...follower.placedBy]).toEqual(
      expect.arrayContaining(["variation", "table", "killers", "history"]),
    );
  });

  it("reads less of tic-tac-toe than the natural order does, with the same table", () => {
    const counted = (search: typeof alphaBeta) => {
      const counter = new Counter<number>();
      expect(search(ticTacToe, ticTacToe.start, {}, counter).value).toBe(0);
      return counter.nodes;
    };
    expect(counted(orderedAlphaBeta)).toBeLessThan(counted(alphaBetaWithTable));
  });
});
