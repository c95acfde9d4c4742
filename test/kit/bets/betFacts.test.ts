import { expect, it } from "vitest";
import { betFacts } from "../../../src/kit/bets/betFacts.ts";
import type { AlgorithmName } from "../../../src/kit/run/algorithms.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { findStep } from "../../../src/trace/index.ts";

function factsOf(algorithm: AlgorithmName, at: string) {
  const run = runSetup({ tree: "[[14,5,2],[2,4,6],[12,8,3]]", algorithm });
  return betFacts(run, findStep(run.trace, at));
}

it("A search that bets says what its bets have come to", () => {
  expect(factsOf("negaScout", "start")).toMatchObject({ bets: "0", held: "0", researches: "0", visits: "0" });
  expect(factsOf("negaScout", "research 1")).toMatchObject({
    bets: "2",
    held: "1",
    researches: "1",
    reread: "0",
  });
  expect(factsOf("negaScout", "end")).toEqual({
    bets: "2",
    held: "1",
    researches: "1",
    visits: "10",
    reread: "3",
    saved: "−4",
    overspent: "4",
  });
});

it("For MTD(f) the tests of the whole tree are the bets, and those answered yes are held", () => {
  expect(factsOf("mtdf", "end")).toMatchObject({ bets: "3", held: "2", researches: "2" });
});

it("A search without bets has nothing to say of them", () => {
  expect(factsOf("alphaBeta", "end")).toEqual({});
});
