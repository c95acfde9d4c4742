import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  connectFour,
  mcts,
  minimax,
  parseTree,
  SampledTree,
  Silent,
  ticTacToe,
  treeGame,
  type UpperConfidenceBound,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";

const onTree = (text: string, iterations = 2000, options = {}) => {
  const game = treeGame(parseTree(text));
  return mcts(game, game.start, { iterations, ...options });
};

describe("mcts", () => {
  it("expands one child from the first iteration on: visits of the root's children sum to the iterations", () => {
    fc.assert(
      fc.property(
        arbitraryTree.filter((tree) => typeof tree !== "number"),
        fc.integer({ min: 1, max: 200 }),
        fc.nat(),
        (tree, iterations, seed) => {
          const game = treeGame(tree);
          const { children, line } = mcts(game, game.start, { iterations, seed });
          expect(children.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
          expect(children.length).toBe(Math.min(iterations, game.moves(game.start).length));
          for (const { mean } of children) expect(mean).toBeGreaterThanOrEqual(0);
          for (const { mean } of children) expect(mean).toBeLessThanOrEqual(1);
          expect(children.find(({ move }) => move === line[0])!.visits).toBe(
            Math.max(...children.map(({ visits }) => visits)),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it("comes to play minimax's move", () => {
    expect(onTree("[1,0]").line[0]).toBe(0);
    expect(onTree("[[1,0],[0.45,0.45]]").line[0]).toBe(1);
    for (const text of ["X...O....", "X.O......", "XX.OO....", "O.X.X...."]) {
      const position = ticTacToe.read(text.length === 9 ? text : "");
      const best = alphaBeta(ticTacToe, position).value;
      const chosen = mcts(ticTacToe, position, { iterations: 4000 }).line[0];
      expect(minimax(ticTacToe, ticTacToe.play(position, chosen)).value).toBe(best);
    }
  });

  it("credits each node to whoever moved into it", () => {
    const { children } = onTree("[[0,0],[1,1]]", 500);
    // At the root MAX moves: the mean of its children is MAX's.
    expect(children.find(({ move }) => move === 1)!.mean).toBe(1);
    expect(children.find(({ move }) => move === 0)!.mean).toBe(0);
    const position = ticTacToe.read("X........");
    const result = mcts(ticTacToe, position, { iterations: 3000, reward: "win" });
    // O answers in the centre, or loses more.
    expect(result.line[0]).toBe(4);
  });

  it("gives the same tree for the same seed, also in a tree used before", () => {
    const tree = new SampledTree<Parameters<typeof connectFour.play>[0], number>();
    const run = (seed: number, used?: typeof tree) =>
      mcts(connectFour, connectFour.start, { iterations: 3000, seed, ...(used && { tree: used }) });
    const first = run(7);
    run(8, tree);
    expect(run(7, tree)).toEqual(first);
    expect(run(8)).not.toEqual(first);
  });

  it("chooses by bounds that add up, never of an unvisited child", () => {
    const bounds: UpperConfidenceBound[] = [];
    const observer = new (class extends Silent<number> {
      override select(_move: number, bound: UpperConfidenceBound): void {
        bounds.push(bound);
      }
    })();
    mcts(ticTacToe, ticTacToe.start, { iterations: 300 }, observer);
    expect(bounds.length).toBeGreaterThan(100);
    for (const { exploit, explore } of bounds) {
      expect(exploit).toBeGreaterThanOrEqual(0);
      expect(explore).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(explore)).toBe(true);
    }
  });

  it("is not changed by being observed, and stops when it is told to", () => {
    const silent = mcts(ticTacToe, ticTacToe.start, { iterations: 500 });
    expect(mcts(ticTacToe, ticTacToe.start, { iterations: 500 }, new Silent<number>())).toEqual(silent);
    let left = 20;
    const stopped = mcts(ticTacToe, ticTacToe.start, { iterations: 500, stop: () => left-- === 0 });
    expect(stopped.iterations).toBe(21);
    expect(mcts(ticTacToe, ticTacToe.start, { stop: () => true }).iterations).toBe(1);
  });

  it("refuses options that make no sense, and a game that is over", () => {
    expect(() => onTree("[1,2]", 0)).toThrow("iterations must be a whole number, 1 or more, not 0");
    expect(() => onTree("[1,2]", 5, { c: -1 })).toThrow("c must be a number, 0 or more, not -1");
    expect(() => onTree("[1,2]", 5, { reward: "much" })).toThrow("reward must be scaled or win, not much");
    expect(() => onTree("[1,2]", 5, { rollout: "clever" })).toThrow("rollout must be uniform or order");
    expect(() => onTree("[1,2]", 5, { final: "last" })).toThrow("final must be visits or value or robustMax");
    expect(() => onTree("3")).toThrow("There is nothing to search: the game is over");
  });
});
