import { describe, expect, it } from "vitest";
import { formatValue } from "../../../src/drawing/formatValue.ts";
import { cfr, kuhnPoker } from "../../../src/engine/index.ts";
import {
  decisions,
  knowledge,
  kuhnFacts,
  learnKuhn,
  readIterationCount,
} from "../../../src/figures/kuhn/kuhn.ts";
import { cards } from "../../../src/figures/kuhn/words.ts";

describe("A table of Kuhn poker", () => {
  it("has a place for everything that a player can know, and for nothing else", () => {
    const named = decisions.flatMap(({ betting }) => cards.map((_, card) => knowledge(card, betting)));
    expect(named.sort()).toEqual(Object.keys(learnKuhn(1).average).sort());
  });

  it("tells what the engine has learned, as prose prints it", () => {
    const { value, average } = cfr(kuhnPoker(), { iterations: 100 });
    expect(kuhnFacts(learnKuhn(100))).toEqual({
      iterations: "100",
      iterationWords: "100 iterations",
      value: formatValue(value),
      chips: value.toFixed(4).replace("-", "−"),
      jackBets: formatValue(average["0"][1]),
      queenBets: formatValue(average["1"][1]),
      kingBets: formatValue(average["2"][1]),
      queenCalls: formatValue(average["1 pb"][1]),
    });
    expect(kuhnFacts(learnKuhn(1)).iterationWords).toBe("1 iteration");
  });

  it("finds a number of iterations, shows the most by default, and says which there are", () => {
    expect(["1", "300", ""].map(readIterationCount)).toEqual([1, 300, 1000]);
    expect(() => readIterationCount("7")).toThrow('nothing for "7" iterations; there is for 1, 3, 10');
  });
});
