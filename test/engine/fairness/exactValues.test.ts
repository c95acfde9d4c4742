import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chanceTreeGame,
  exactValues,
  keepingMoves,
  type MnkOptions,
  minimax,
  mnkGame,
  pig,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryChanceTree, exactChanceTree } from "../arbitraryChanceTree.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { exactExpectation } from "../chance/exactExpectation.ts";
import { boardGame } from "../naiveBoard.ts";

const enough = { nodes: 1_000_000 };
const solve = (rules: MnkOptions) => {
  const game = mnkGame(rules);
  return exactValues(game, enough)(game.start);
};

const smallRules = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 3 }),
    inARow: fc.integer({ min: 1, max: 4 }),
    drop: fc.boolean(),
    row: fc.constantFrom("wins" as const, "loses" as const),
    fullBoard: fc.constantFrom(-1 as const, 0 as const, 1 as const),
  })
  .filter(({ columns, rows, drop }) => columns * rows <= (drop ? 12 : 9));

describe("exactValues", () => {
  it("solves small boards under any rules as brute force does that is written anew", () => {
    fc.assert(
      fc.property(smallRules, (rules) => {
        const naive = boardGame(rules);
        expect(solve(rules)).toBe(naive.solve(naive.start));
      }),
      { numRuns: 60 },
    );
  });

  // J. Uiterwijk and J. van den Herik 2000, "The Advantage of the Initiative": k = 3 is won on 3 × 4 and more, not on 3 × 3.
  it.each([
    [3, 3, 3, 0],
    [4, 3, 3, 1],
    [3, 4, 3, 1],
    [4, 4, 3, 1],
    [5, 3, 3, 1],
    [4, 3, 4, 0],
    [3, 2, 3, 0],
    [3, 2, 2, 1],
    [2, 2, 2, 1],
  ])("knows the published value of the %i,%i,%i-game: %i", (columns, rows, inARow, value) => {
    expect(solve({ columns, rows, inARow })).toBe(value);
  });

  // J. Tromp, "John's Connect Four Playground": four in a row on small boards.
  it("knows that Connect Four on 4 × 4 is drawn", () => {
    expect(solve({ columns: 4, rows: 4, inARow: 4, drop: true })).toBe(0);
  });

  it("finds the value of any tree, and of any tree with chance", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const game = treeGame(tree);
        expect(exactValues(game, enough)(game.start)).toBe(minimax(game, game.start).value);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(exactChanceTree, (tree) => {
        const game = chanceTreeGame(tree);
        expect(exactValues(game, enough)(game.start)).toBe(exactExpectation(tree));
      }),
      { numRuns: 300 },
    );
  });

  it("knows no value where the nodes are spent, a position comes back, or it is told to stop", () => {
    const game = mnkGame();
    expect(exactValues(game, { nodes: 100 })(game.start)).toBeUndefined();
    expect(exactValues(pig(4), enough)(pig(4).start)).toBeUndefined();
    let asked = 0;
    expect(exactValues(game, { nodes: 1e6, stop: () => ++asked === 50 })(game.start)).toBeUndefined();
    expect(asked).toBe(50);
    const end = game.read("XXX/OOX/O..");
    expect(exactValues(game, { nodes: 1 })(end)).toBe(1);
    expect(() => exactValues(game, { nodes: 0 })).toThrow("nodes must be a whole number, 1 or more");
  });

  it("passes on what the rules themselves throw", () => {
    const game = {
      ...mnkGame(),
      outcome: () => {
        throw new TypeError("no rules");
      },
    };
    expect(() => exactValues(game, enough)(game.start)).toThrow("no rules");
  });
});

describe("keepingMoves", () => {
  it("are those whose child is worth as much, in any tree", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, (tree) => {
        const game = chanceTreeGame(tree);
        const turn = game.turn(game.start);
        if (turn === "chance" || game.moves(game.start).length === 0) return;
        const values = game.moves(game.start).map((move) => exactExpectation((tree as never)[move], "min"));
        const best = Math.max(...values);
        const expected = game.moves(game.start).filter((move) => values[move] > best - 1e-9);
        expect(keepingMoves(game, game.start, "max", exactValues(game, enough))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it("are those that brute force keeps, at every turn of either side", () => {
    const rules = { columns: 4, rows: 2, inARow: 3 } as const;
    const [game, naive] = [mnkGame(rules), boardGame(rules)];
    const [values, known] = [exactValues(game, enough), new Map<string, number>()];
    const seen = new Set<string>();
    const visit = (position: typeof game.start): void => {
      const board = game.write(position);
      if (seen.has(board) || game.outcome(position) !== undefined) return;
      seen.add(board);
      const value = naive.solve(board, known);
      const next = (move: number) => game.play(position, move);
      const expected = game
        .moves(position)
        .filter((move) => naive.solve(game.write(next(move)), known) === value);
      expect(keepingMoves(game, position, game.turn(position), values)).toEqual(expected);
      for (const move of game.moves(position)) visit(next(move));
    };
    visit(game.start);
    expect(seen.size).toBeGreaterThan(1000);
  });

  it("are not known where a value is not", () => {
    const game = mnkGame();
    expect(keepingMoves(game, game.start, "max", exactValues(game, { nodes: 10 }))).toBeUndefined();
    const rootAlone = (position: typeof game.start) => (position === game.start ? 0 : undefined);
    expect(keepingMoves(game, game.start, "max", rootAlone)).toBeUndefined();
  });
});
