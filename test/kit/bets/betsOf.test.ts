import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountAt, alphaBetaNodes, type Bet, betsOf, passesOf } from "../../../src/kit/bets/betsOf.ts";
import type { AlgorithmName } from "../../../src/kit/run/algorithms.ts";
import { type Run, runSetup } from "../../../src/kit/run/run.ts";
import { lineName } from "../../../src/kit/tree/nodeNames.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";
import { smallTree } from "../../trace/smallTree.ts";

const good = "[[[6,7],[9,10]],[[12,3],[4,5]],[[8,11],[1,2]]]";
const bad = "[[[8,11],[1,2]],[[12,3],[4,5]],[[6,7],[9,10]]]";

const wholeWindow = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .map(([alpha, width]): [number, number] => [alpha, alpha + width]);

const searched = (tree: string, algorithm: AlgorithmName = "negaScout", window?: [number, number]) =>
  runSetup({ tree, algorithm, window });
const bets = (run: Run): readonly Bet[] => betsOf(run) ?? [];
const told = (run: Run) =>
  bets(run).map(({ node, alpha, beta, value, verdict }) => [
    lineName(run, run.trace.moves(node)),
    alpha,
    beta,
    value,
    verdict,
  ]);

describe("The bets of a run", () => {
  it("are the moves that are tested: no first moves, no leaves, and nothing below a test", () => {
    expect(told(searched(good))).toEqual([
      ["move 1.2", 6, 7, 9, "held"],
      ["move 2", 7, 8, 5, "held"],
      ["move 3", 7, 8, 2, "held"],
    ]);
  });

  it("are lost where a move is better, and then searched again beyond what the test has found", () => {
    const run = searched(bad);
    expect(told(run).map(([name, , , , verdict]) => [name, verdict])).toEqual([
      ["move 1.2", "lost"],
      ["move 2", "lost"],
      ["move 2.2", "lost"],
      ["move 3", "lost"],
    ]);
    expect(bets(run)[1]).toMatchObject({ value: 4, again: { alpha: 4, beta: Infinity, value: 5 }, level: 0 });
    // It was made in the second search of move 2, whose cost holds its own.
    expect(bets(run)[2].level).toBe(1);
  });

  it("end in a cutoff where a move is too good for the other side to allow it", () => {
    const cut = bets(searched("[[1,2],[7,8],[3]]", "negaScout", [-5, 6])).find(
      ({ verdict }) => verdict === "cutoff",
    );
    expect(cut).toMatchObject({ alpha: 1, beta: 2, again: undefined });
    expect(cut?.value).toBeGreaterThanOrEqual(6);
  });

  it("are exact where a decimal lies inside the window, and need no second search", () => {
    const [bet] = bets(searched("[[0.2,0.4],[0.5,0.6]]"));
    expect(bet).toMatchObject({ value: 0.5, verdict: "exact", again: undefined });
  });

  it("are trusted where a mistaken search takes the answer for the value", () => {
    expect(told(searched("[0,[[0,2],[1,2]]]", "missingResearch"))).toEqual([["move 2", 0, 1, 1, "trusted"]]);
  });

  it("are none in a search that makes none, and unknown where the tree is folded", () => {
    expect(betsOf(searched(bad, "alphaBeta"))).toEqual([]);
    expect(
      betsOf(runSetup({ game: "ticTacToe", position: "X........", algorithm: "negaScout", depth: 4 })),
    ).toBe(undefined);
  });
});

describe("The account of the bets", () => {
  it("says at the end exactly what NegaScout has saved or lost against alpha-beta", () => {
    fc.assert(
      fc.property(smallTree, fc.option(wholeWindow), (tree, asked) => {
        const window = asked ?? undefined;
        const run = searched(JSON.stringify(tree), "negaScout", window);
        const { spent, full } = accountAt(bets(run), run.trace.length);
        const { nodes } = run.trace.counters(run.trace.length);
        expect(full - spent).toBe(alphaBetaNodes(run, [], window ? { window } : {}) - nodes);
      }),
      { numRuns: 200 },
    );
  });

  it("is in favour of bets in a good order, and against them in a bad one", () => {
    const balances = [good, bad].map((tree) => {
      const run = searched(tree);
      const { spent, full } = accountAt(bets(run), run.trace.length);
      return full - spent;
    });
    expect(balances).toEqual([2, -16]);
  });

  it("counts as many lost bets as there were second searches", () => {
    fc.assert(
      fc.property(smallTree, (tree) => {
        const run = searched(JSON.stringify(tree));
        const { length } = run.trace;
        const account = accountAt(bets(run), length);
        expect(account.lost).toBe(run.trace.counters(length).researches);
        expect(account.bets).toBe(bets(run).length);
      }),
    );
  });

  it("begins with nothing and settles a bet only when its second search is over", () => {
    const run = searched(bad);
    expect(accountAt(bets(run), 0)).toEqual({ bets: 0, held: 0, lost: 0, spent: 0, full: 0 });
    const [first] = bets(run);
    expect(accountAt(bets(run), first.leave)).toMatchObject({ bets: 1, lost: 1, spent: 0 });
    expect(accountAt(bets(run), first.again?.leave ?? 0).spent).toBe(first.nodes + (first.again?.nodes ?? 0));
  });
});

it("The passes close in on the value from both sides, never let go of what is proved, and meet", () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const run = runSetup({ tree: JSON.stringify(tree), algorithm: "mtdf" });
      const passes = passesOf(run);
      let [lower, upper] = [-Infinity, Infinity];
      for (const pass of passes) {
        expect(pass.lower).toBeGreaterThanOrEqual(lower);
        expect(pass.upper).toBeLessThanOrEqual(upper);
        expect([pass.lower, pass.upper]).not.toEqual([lower, upper]);
        [lower, upper] = [pass.lower, pass.upper];
        expect(lower).toBeLessThanOrEqual(run.result.value);
        expect(upper).toBeGreaterThanOrEqual(run.result.value);
      }
      expect([lower, upper]).toEqual([run.result.value, run.result.value]);
      const { nodes } = run.trace.counters(run.trace.length);
      expect(passes.reduce((sum, pass) => sum + pass.nodes, 0)).toBe(nodes);
    }),
    { numRuns: 50 },
  );
});

it("A pass says what it asked and what was answered", () => {
  const run = runSetup({ tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "mtdf" });
  expect(passesOf(run).map(({ alpha, beta, lower, upper }) => [alpha, beta, lower, upper])).toEqual([
    [-1, 0, 3, Infinity],
    [3, 4, 3, 3],
  ]);
});
