import { describe, expect, it } from "vitest";
import { deepeningFacts, deepening as kind } from "../../../src/figures/deepening/deepening.ts";
import { runDeepening } from "../../../src/figures/deepening/deepenPosition.ts";
import { IteratedSearch } from "../../../src/figures/deepening/iteratedSearch.svelte.ts";
import { iterationCosts } from "../../../src/figures/deepening/iterationCosts.ts";
import { sayEnding, sayIteration } from "../../../src/figures/deepening/words.ts";
import { plainly } from "../../../src/kit/narration/words.ts";
import { manualSearch } from "./manualSearch.ts";

const viewOf = (props: Readonly<Record<string, unknown>>) => kind.place(props).given;
function deepened(props: Readonly<Record<string, unknown>>): IteratedSearch {
  const view = viewOf(props);
  return new IteratedSearch(view, runDeepening(view), manualSearch.start);
}
const said = (deepening: IteratedSearch) => plainly([...sayIteration(deepening), ...sayEnding(deepening)]);

describe("What is said of an iteration", () => {
  it("is its nodes, its growth, its move and what that is worth", () => {
    const deepening = deepened({ position: "44", amount: 5 });
    const [last, before] = [deepening.iterations[4], deepening.iterations[3]];
    expect(said(deepening)).toContain(`Iteration 5 entered ${last.nodes.toLocaleString("en")} nodes`);
    expect(said(deepening)).toContain(`, ${(last.nodes / before.nodes).toFixed(1)} times as many`);
    expect(said(deepening)).toContain(`It would play column ${(last.line[0] as number) + 1}, worth`);
    deepening.pick(1);
    expect(said(deepening)).not.toContain("times as many");
  });

  it("says how a search ended, and what its half iteration would have played", () => {
    const threat = deepened({ position: "61567", limit: "nodes", amount: 20000, parts: "none" });
    const { half, iterations } = threat;
    expect(said(threat)).toContain(`So far it would play column ${(half!.move as number) + 1}.`);
    expect(said(threat)).toContain(`The answer is that of iteration ${iterations.length}, column 4.`);
    const solved = deepened({ game: "ticTacToe", position: "XOX.O..X.", amount: 9 });
    expect(said(solved)).toMatch(/and that is certain\..*Nothing was left to estimate/);
    const early = deepened({ position: "61567", limit: "nodes", amount: 20000 });
    expect(early.half?.move).toBeUndefined();
    expect(said(early)).toContain("has searched none of the moves to the end");
  });

  it("calls a win certain as soon as an iteration has seen it", () => {
    const winning = deepened({ position: "112233", amount: 3 });
    expect(winning.shown).toMatchObject({ value: 18, settled: false });
    expect(said(winning)).toContain("worth 18 to MAX, and that is certain.");
    expect(said(deepened({ position: "44", amount: 3 }))).toContain("as far as it can see");
  });

  it("calls no win certain of a game whose moves are not all looked at, but one that comes at once", () => {
    const empty = Array(7).fill("...............");
    const gomoku = (row: string, amount: number) =>
      said(deepened({ game: "gomoku", position: `${[...empty, row, ...empty].join("/")} X`, amount }));
    expect(gomoku("....XXX...O.O.O", 3)).toContain("worth 1 to MAX, against the replies it looked at.");
    expect(gomoku("..OXXXX....OOO.", 1)).toContain("worth 1 to MAX, and that is certain.");
  });

  it("tells of a lost bet on the value, and what it cost", () => {
    const deepening = deepened({ position: "44", amount: 5, width: 0.01 });
    const { lost, researches } = deepening.shown!;
    expect(researches).toBe(1);
    expect(said(deepening)).toContain(
      `outside of the window once, which cost ${lost.toLocaleString("en")} nodes.`,
    );
    expect(said(deepened({ position: "44", amount: 5 }))).not.toContain("window");
  });

  it("is whole sentences while a search runs, before its first iteration", () => {
    const deepening = deepened({ position: "44", amount: 3 });
    deepening.run();
    expect(said(deepening)).toBe("The first iteration is not finished yet.");
    deepening.cancel();
    expect(plainly(sayEnding(deepening))).toBe("The search was cancelled.");
  });
});

describe("The costs of iterations", () => {
  it("follow B/(B − 1) where every iteration costs B times the one before", () => {
    for (const b of [2, 3, 7]) {
      const nodes = Array.from({ length: 12 }, (_, depth) => b ** depth);
      const { factor, branching, predicted } = iterationCosts(nodes);
      expect(branching).toBeCloseTo(b, 10);
      expect(predicted).toBeCloseTo(b / (b - 1), 10);
      expect(factor).toBeCloseTo(predicted!, 2);
    }
  });

  it("promise nothing before three iterations, nor where iterations shrink", () => {
    expect(iterationCosts([])).toEqual({
      sum: 0,
      last: 0,
      factor: 0,
      branching: undefined,
      predicted: undefined,
    });
    expect(iterationCosts([5, 10])).toMatchObject({ sum: 15, factor: 1.5, branching: undefined });
    expect(iterationCosts([100, 40, 25])).toMatchObject({ branching: 0.5, predicted: undefined });
  });

  it("are told to the prose as it prints them", () => {
    const found = runDeepening(viewOf({ position: "44", amount: 5 }));
    const nodes = found.iterations.map((one) => one.nodes);
    const facts = deepeningFacts(found);
    expect(facts).toMatchObject({ depth: "5", nodes: nodes[4].toLocaleString("en"), half: "0" });
    expect(Number(facts.sum.replace(",", ""))).toBe(nodes.reduce((sum, count) => sum + count));
    expect(facts.factor).toBe(iterationCosts(nodes).factor.toFixed(1));
    expect(facts.ratio).toBe((nodes[4] / nodes[3]).toFixed(1));
  });
});
