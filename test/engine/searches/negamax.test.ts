import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  Counter,
  minimax,
  negamax,
  parseTree,
  preferSooner,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { arbitraryTicTacToe } from "../games/arbitraryTicTacToe.ts";
import { storyOf } from "../storyOf.ts";

const depths = fc.option(fc.nat(5), { nil: Infinity });

describe("negamax", () => {
  it("tells word for word what minimax tells: the same nodes, in the same order, with MAX's values", () => {
    fc.assert(
      fc.property(arbitraryTree, depths, (tree, depth) => {
        const game = treeGame(tree);
        expect(storyOf(negamax, game, game.start, { depth })).toEqual(
          storyOf(minimax, game, game.start, { depth }),
        );
        expect(negamax(game, game.start, { depth })).toEqual(minimax(game, game.start, { depth }));
      }),
      { numRuns: 300 },
    );
  });

  it("does so from positions where MIN is to move, and where wins are worth more the sooner they come", () => {
    const timed = preferSooner(ticTacToe);
    fc.assert(
      fc.property(arbitraryTicTacToe, fc.nat(3), (position, depth) => {
        expect(storyOf(negamax, ticTacToe, position, { depth })).toEqual(
          storyOf(minimax, ticTacToe, position, { depth }),
        );
        const start = { ...timed.start, position };
        expect(negamax(timed, start, { depth })).toEqual(minimax(timed, start, { depth }));
      }),
      { numRuns: 100 },
    );
  });

  it("reads all 549,946 nodes of tic-tac-toe", () => {
    const counter = new Counter<number>();
    expect(negamax(ticTacToe, ticTacToe.start, {}, counter)).toEqual(minimax(ticTacToe, ticTacToe.start));
    expect([counter.nodes, counter.leaves]).toEqual([549_946, 255_168]);
  });

  it("tells a plain 0 where it has negated one", () => {
    const game = treeGame(parseTree("[[0,3],[0]]"));
    const values = storyOf(negamax, game, game.start).flatMap(([, ...details]) =>
      details.filter((detail) => detail === 0),
    );
    expect(values.length).toBeGreaterThan(4);
    expect(values.filter((value) => Object.is(value, -0))).toEqual([]);
    expect(negamax(game, game.read("[[0,3],[0]]@0"))).toEqual({ value: 0, line: [0] });
  });

  it("is not fooled by values whose negation needs more than 32 bits", () => {
    const game = treeGame([[9, -(2 ** 31)], [3]]);
    expect(negamax(game, game.start)).toEqual({ value: 3, line: [1, 0] });
  });
});
