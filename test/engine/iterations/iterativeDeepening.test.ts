import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  Counter,
  type Iteration,
  iterativeDeepening,
  orderedAlphaBeta,
  type Search,
  Silent,
  searches,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTable } from "../arbitraryTable.ts";
import { forcedValue } from "../forcedValue.ts";
import { sharingTree } from "../sharingTree.ts";

/** The last of the iterations that may enter so many nodes in all; the first, however many it takes. */
function lastWithin(iterations: readonly Iteration<number>[], nodes: number): Iteration<number> {
  let [sum, last] = [0, iterations[0]];
  for (const iteration of iterations) {
    sum += iteration.nodes;
    if (sum <= nodes) last = iteration;
  }
  return last;
}

describe("iterativeDeepening", () => {
  it("solves tic-tac-toe and says which iteration told it", () => {
    const counter = new Counter<number>();
    const found = iterativeDeepening(ticTacToe, ticTacToe.start, {}, counter);
    expect(found).toMatchObject({ value: 0, depth: 9, settled: true, ended: "settled" });
    expect(found.iterations.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(found).toMatchObject(found.iterations.at(-1)!);
    expect(found.iterations.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(counter.nodes);
  });

  it("answers by the last whole iteration, with a legal move, whatever the budget of nodes", () => {
    fc.assert(
      fc.property(sharingTree, fc.nat(400), arbitraryTable, (tree, extra, table) => {
        const game = treeGame(tree);
        const whole = iterativeDeepening(game, game.start, { table });
        const [budget, counter] = [1 + extra, new Counter<number>()];
        const found = iterativeDeepening(game, game.start, { table, budget }, counter);
        const { ended, iterations, ...last } = found;
        expect(last).toEqual(lastWithin(whole.iterations, budget));
        expect(iterations).toEqual(whole.iterations.slice(0, iterations.length));
        expect(counter.nodes).toBeLessThanOrEqual(Math.max(budget, whole.iterations[0].nodes));
        expect(ended).toBe(last.settled ? "settled" : "budget");
        if (game.outcome(game.start) === undefined) expect(game.moves(game.start)).toContain(found.line[0]);
      }),
      { numRuns: 500 },
    );
  });

  it("answers by the last whole iteration wherever it is stopped, for each search", () => {
    const game = treeGame([[[3, [4, 9]], 2, [[4, 9]]], [[[4, 9], 1]], [5, [6, [7]]]]);
    for (const search of Object.values(searches) as Search[]) {
      const whole = iterativeDeepening(game, game.start, { search });
      const all = whole.iterations.reduce((sum, { nodes }) => sum + nodes, 0);
      for (let nodes = 0; nodes <= all; nodes++) {
        const counter = new Counter<number>();
        const stop = () => counter.nodes >= nodes;
        const { ended, iterations, ...last } = iterativeDeepening(
          game,
          game.start,
          { search, stop },
          counter,
        );
        expect(last).toEqual(lastWithin(whole.iterations, nodes));
        expect(ended).toBe(last.settled ? "settled" : "stop");
      }
    }
  });

  it("never plays a move that is not legal in tic-tac-toe, wherever it is stopped", () => {
    const whole = iterativeDeepening(ticTacToe, ticTacToe.start);
    for (let budget = 1; budget <= 3000; budget += 7) {
      const { line, value, depth } = iterativeDeepening(ticTacToe, ticTacToe.start, { budget });
      expect(ticTacToe.moves(ticTacToe.start)).toContain(line[0]);
      expect({ value, line }).toEqual({
        value: whole.iterations[depth - 1].value,
        line: whole.iterations[depth - 1].line,
      });
    }
  });

  it("keeps to a deadline by the caller's clock, asked before every node but those of the first iteration", () => {
    let now = 0;
    const deadline = 500;
    const ticking = Object.assign(new Silent<number>(), { enter: () => void now++ });
    const stop = () => now >= deadline;
    const found = iterativeDeepening(ticTacToe, ticTacToe.start, { search: alphaBeta, stop }, ticking);
    expect([now, found.ended]).toEqual([deadline, "stop"]);
    const [last, next] = [found.depth, found.depth + 1];
    const alone = [last, next].map((depth) =>
      iterativeDeepening(ticTacToe, ticTacToe.start, { search: alphaBeta, depth }),
    );
    const total = ({ iterations }: (typeof alone)[number]) =>
      iterations.reduce((sum, { nodes }) => sum + nodes, 0);
    expect(total(alone[0])).toBeLessThanOrEqual(deadline);
    expect(total(alone[1])).toBeGreaterThan(deadline);
  });

  it("finishes the first iteration even when it is stopped beforehand", () => {
    const found = iterativeDeepening(ticTacToe, ticTacToe.start, { stop: () => true, budget: 1 });
    expect(found).toMatchObject({ depth: 1, nodes: 10 });
    expect(found.iterations).toHaveLength(1);
    expect(found.line).toHaveLength(1);
  });

  it("finds the true value of any tree, with any table", () => {
    fc.assert(
      fc.property(sharingTree, arbitraryTable, (tree, table) => {
        const game = treeGame(tree);
        const { value, line } = iterativeDeepening(game, game.start, { table });
        expect(value).toBe(forcedValue(tree));
        let reached = game.start;
        for (const move of line) reached = game.play(reached, move);
        expect(forcedValue(reached.tree, reached.side)).toBe(value);
      }),
      { numRuns: 300 },
    );
  });

  it("may run inside of another, which ends both", () => {
    const nested: Search = (game, position, options, observer) =>
      iterativeDeepening(
        game,
        position,
        options?.depth === undefined ? {} : { depth: options.depth },
        observer,
      );
    const whole = iterativeDeepening(ticTacToe, ticTacToe.start, { search: nested });
    const found = iterativeDeepening(ticTacToe, ticTacToe.start, { search: nested, budget: 1000 });
    const { ended, iterations, ...last } = found;
    expect(ended).toBe("budget");
    expect(last).toEqual(lastWithin(whole.iterations, 1000));
  });

  it("enters fewer nodes for the last iteration than that depth takes without those before it", () => {
    const { iterations } = iterativeDeepening(ticTacToe, ticTacToe.start, { depth: 7 });
    const counter = new Counter<number>();
    orderedAlphaBeta(ticTacToe, ticTacToe.start, { depth: 7 }, counter);
    expect(iterations.at(-1)!.nodes).toBeLessThan(counter.nodes);
  });
});
