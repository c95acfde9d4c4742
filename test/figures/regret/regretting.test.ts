import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logAxis } from "../../../src/drawing/axis.ts";
import { formatAmount } from "../../../src/drawing/formatValue.ts";
import { regretMatching } from "../../../src/engine/index.ts";
import { matrixGames } from "../../../src/figures/regret/matrixGames.ts";
import { readPayoffs, writePayoffs } from "../../../src/figures/regret/payoffText.ts";
import { regret, regretFacts } from "../../../src/figures/regret/regret.ts";
import { exploitabilityRange, mostIterations, startAt } from "../../../src/figures/regret/regretRun.ts";
import { notches, Regretting } from "../../../src/figures/regret/regretting.svelte.ts";
import { sayRegret, writeRegret } from "../../../src/figures/regret/words.ts";

const rockAgainstPaper = { row: "100 0 0", column: "0 100 0" };
const given = (attributes: object) => regret.place({ ...attributes }).given;
const made = (attributes: object = rockAgainstPaper) => new Regretting(given(attributes));

describe("A figure of regret", () => {
  it("shows what the engine has found after so many iterations, whichever way one came there", () => {
    const { payoffs } = matrixGames.rockPaperScissors;
    const start = [
      [1, 0, 0],
      [0, 1, 0],
    ] as const;
    const regretting = made();
    for (const at of [250, 3, 100]) {
      regretting.goTo(at);
      const { average, current, exploitability } = regretMatching(payoffs, { iterations: at, start });
      expect(regretting.now).toMatchObject({ average, current, exploitability });
    }
  });

  it("says a sum of regrets with the digits that prose has, and of a large one all before the point", () => {
    const written = [-5 / 3, -1.2714, 1 / 3, 12.3456, -123.45, 1234.5678, -19998.3, 0].map(writeRegret);
    expect(written).toEqual(["−1.667", "−1.271", "0.333", "12.35", "−123.5", "1,235", "−19,998", "0"]);
    // The chapter's own two: as prose prints every number.
    for (const [iterations, name, player, action] of [
      [2, "columnRegret2", 1, 1],
      [8, "rowRegret3", 0, 2],
    ] as const) {
      const regretting = new Regretting(given({ row: "100 0 0", column: "0 100 0", iterations }));
      const value = regretting.now.regrets[player][action];
      expect(regretFacts(regretting)[name]).toBe(formatAmount(value));
      expect(writeRegret(value)).toBe(formatAmount(value));
    }
  });

  it("regrets after rock against paper that it was not scissors, and plays by that", () => {
    const regretting = made();
    regretting.forward();
    expect(regretting.now.regrets).toEqual([
      [0, 1, 2],
      [-1, 0, -2],
    ]);
    expect(regretFacts(regretting)).toMatchObject({
      iterations: "1",
      rowRegret3: "2",
      rowNext2: "0.333",
      rowNext3: "0.667",
      rowAverage1: "1",
      average: "1",
      guarantee: "3.464",
    });
    expect(sayRegret(regretting)).toBe(
      "After 1 iteration, row has played rock on average, and column paper: exploitable by 1. Next comes " +
        "paper 0.333, scissors 0.667 against rock 0.333, paper 0.333, scissors 0.333, exploitable by 0.167.",
    );
  });

  it.each([
    "[[0,0],[0,0]]",
    "[[1,1,1],[1,1,1],[1,1,1]]",
    "[[-1000,-1000],[-1000,-1000],[-1000,-1000]]",
    "[[0,1e-300],[0,0]]",
    "[[0,1e-9],[0,0]]",
    "[[1000,-1000],[-1000,1000]]",
  ])("draws a few grid lines and prints no nonsense of %s", (payoffs) => {
    const regretting = made({ payoffs });
    const axis = logAxis(exploitabilityRange(regretting.run), [100, 0]);
    expect(axis.ticks.length).toBeGreaterThan(0);
    expect(axis.ticks.length).toBeLessThan(8);
    for (const step of [0, 1, 10, mostIterations]) {
      regretting.goTo(step);
      const { now, run } = regretting;
      for (const value of [now.exploitability, now.currentExploitability, run.guarantee(Math.max(1, step))])
        expect(axis.at(value)).toSatisfy(Number.isFinite);
      expect(Object.values(regretFacts(regretting)).join(" ")).not.toMatch(/NaN|undefined/);
    }
  });

  it("never leaves an even start at rock, paper, scissors, and soon leaves it where rock counts double", () => {
    const even = made({});
    even.last();
    expect(even.now.current[0]).toEqual([1 / 3, 1 / 3, 1 / 3]);
    const skewed = made({ payoffs: "skewed" });
    skewed.forward();
    expect(skewed.now.current[0]).not.toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it("steps by its stride, ten strides at a time, and never beyond its ends", () => {
    const regretting = made();
    regretting.back();
    expect(regretting.step).toBe(0);
    regretting.out();
    regretting.forward();
    regretting.over();
    expect([regretting.stride, regretting.step]).toEqual([10, 110]);
    regretting.into();
    regretting.into();
    regretting.back();
    expect([regretting.stride, regretting.step]).toEqual([1, 109]);
    regretting.last();
    regretting.forward();
    expect(regretting.step).toBe(mostIterations);
  });

  it("has a notch of the scrubber for every iteration at first, and for the last", () => {
    const regretting = made();
    for (const at of [0, 1, 7, 10_000]) {
      regretting.goTo(at);
      expect(notches[regretting.notch]).toBe(at);
    }
  });

  it("keeps the last good matrix when what is typed is none", () => {
    const regretting = made();
    regretting.type("[[1,2],[3]]");
    expect(regretting.error).toBe("row 2 and row 1 differ in length: 1 and 2");
    expect(regretting.game).toBe("rockPaperScissors");
    regretting.type("[[1,2],[3,0]]");
    expect(regretting.error).toBeUndefined();
    expect(regretting.actions).toEqual([
      ["A", "B"],
      ["X", "Y"],
    ]);
    expect([regretting.row, regretting.column]).toEqual(["even", "even"]);
  });

  it("keeps the names of the actions while most payoffs are their game's", () => {
    const regretting = made();
    const { actions } = matrixGames.rockPaperScissors;
    regretting.typePayoff(1, 2, "0");
    regretting.typePayoff(2, 1, "0");
    expect(regretting.game).toBeUndefined();
    expect(regretting.actions).toEqual(actions);
    regretting.type("[[1,2,3],[4,5,6],[7,8,9]]");
    expect(regretting.actions[0]).toEqual(["A", "B", "C"]);
  });

  it("comes back to what the chapter shows", () => {
    const regretting = made();
    regretting.setPayoffs(matrixGames.pennies.payoffs);
    regretting.plus = true;
    regretting.goTo(9);
    regretting.reset();
    expect(regretting.view).toEqual(given(rockAgainstPaper));
  });
});

describe("A start that is dragged", () => {
  it("is whole percent that add up to 100, each hardly moved", () => {
    const shares = fc
      .array(fc.nat({ max: 1000 }), { minLength: 2, maxLength: 3 })
      .filter((parts) => parts.some((part) => part > 0))
      .map((parts) => parts.map((part) => part / parts.reduce((sum, other) => sum + other, 0)));
    fc.assert(
      fc.property(shares, (strategy) => {
        const start = startAt(strategy);
        if (start === "even")
          return strategy.forEach((share) => void expect(share).toBeCloseTo(1 / strategy.length, 1));
        expect(start.reduce((sum, part) => sum + part, 0)).toBe(100);
        for (const [i, part] of start.entries()) expect(Math.abs(part - 100 * strategy[i])).toBeLessThan(1);
      }),
    );
  });

  it("is even where it comes near to the middle", () => {
    expect(startAt([0.34, 0.33, 0.33])).toBe("even");
    expect(startAt([0.4, 0.3, 0.3])).toEqual([40, 30, 30]);
  });
});

describe("Payoffs as text", () => {
  it.each(Object.values(matrixGames))("are read as they were written: $title", ({ payoffs }) => {
    expect(readPayoffs(writePayoffs(payoffs))).toEqual(payoffs);
  });

  it("may stand in round brackets, with blanks between them and a printer's minus", () => {
    expect(readPayoffs("((1 −1 0) (−1 1 2.5))")).toEqual([
      [1, -1, 0],
      [-1, 1, 2.5],
    ]);
  });

  it.each([
    ["", "Line 1, column 1"],
    ["5", "not one number"],
    ["[1,2]", "row 1 is a number"],
    ["[[1,2],[3,x]]", 'Line 1, column 11: expected a value or "[", but found "x"'],
    ["[[1,2]]", "2 or 3 rows, and here is 1"],
    ["[[1],[2]]", "2 or 3 columns, and here is 1"],
    ["[[1,2,3,4],[1,2,3,4]]", "2 or 3 columns, and here are 4"],
    ["[[1,2],[3,4,5]]", "row 2 and row 1 differ in length: 3 and 2"],
    ["[[1,2],[3,[4]]]", "row 2, column 2 is a list"],
    ["[[1,2],[3,4000]]", "the payoff in row 2, column 2 is beyond 1000"],
  ])("say what is wrong with %j, and where", (text, problem) => {
    expect(() => readPayoffs(text)).toThrow(problem);
  });
});

describe("One payoff, typed into its cell,", () => {
  it("makes another game, from its beginning", () => {
    const regretting = made();
    regretting.goTo(10);
    regretting.typePayoff(0, 2, " −2.5 ");
    expect(regretting.payoffs).toEqual([
      [0, -1, -2.5],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    expect([regretting.step, regretting.error, regretting.wrongCell]).toEqual([0, undefined, undefined]);
  });

  it.each([
    ["x", "“x” in row 2, column 1 is no number"],
    ["", "“” in row 2, column 1 is no number"],
    ["1001", "the payoff in row 2, column 1 is beyond 1000"],
  ])("says what is wrong with %j, in which cell, until something else holds", (typed, problem) => {
    const regretting = made();
    const { payoffs } = regretting;
    regretting.typePayoff(1, 0, typed);
    expect([regretting.error, regretting.wrongCell]).toEqual([problem, "1 0"]);
    expect(regretting.payoffs).toEqual(payoffs);
    regretting.typePayoff(1, 0, "4");
    expect([regretting.error, regretting.wrongCell]).toEqual([undefined, undefined]);
  });
});

describe("What prose asks of a figure of regret", () => {
  const view = given(rockAgainstPaper);
  const over = (said: object) => regret.over(view, { ...said });

  it("changes the chapter's own figure in what is named", () => {
    expect(over({ iterations: 100, plus: true })).toEqual({ ...view, iterations: 100, plus: true });
    expect(over({ row: "50 50 0", column: "even" })).toEqual({ ...view, row: [50, 50, 0], column: "even" });
    const payoffs = [
      [3, 2],
      [1, 0],
    ];
    expect(over({ payoffs: "[[3,2],[1,0]]", iterations: 100 })).toEqual({
      ...view,
      payoffs,
      row: "even",
      column: "even",
      iterations: 100,
    });
    const { pennies } = matrixGames;
    expect(over({ payoffs: "pennies" })).toEqual({
      ...view,
      payoffs: pennies.payoffs,
      row: "even",
      column: "even",
    });
    expect(over({})).toEqual(view);
  });

  it.each([
    [{ row: "50 50" }, '"50 50" is no start'],
    [{ iterations: 20000 }, "no whole number from 0 to 10,000"],
    [{ iteration: 3 }, 'did you mean "iterations"?'],
    [{ payoffs: "chess" }, 'no game "chess"; there are rockPaperScissors'],
  ])("says what is wrong with %j", (said, problem) => {
    expect(() => over(said)).toThrow(problem);
  });
});

describe("A link to a figure of regret", () => {
  const start = fc.oneof(
    fc.constant("even" as const),
    fc.tuple(fc.nat({ max: 50 }), fc.nat({ max: 50 })).map(([one, other]) => [one, other, 100 - one - other]),
  );
  const view = fc.record({
    payoffs: fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 }), {
      minLength: 3,
      maxLength: 3,
    }),
    row: start,
    column: start,
    plus: fc.boolean(),
    iterations: fc.nat({ max: mostIterations }),
  });

  it("holds all of the view", () => {
    fc.assert(
      fc.property(view, (view) => {
        expect(regret.read(regret.write(view))).toEqual(view);
      }),
    );
  });

  it.each([
    ["payoffs=[[1,2]]", "2 or 3 rows"],
    ["payoffs=[[1,2],[3,4]]&row=30 30", "no start"],
    ["payoffs=[[1,2],[3,4]]&iterations=-1", "no whole number from 0 to 10,000"],
  ])("says what is wrong with %s", (text, problem) => {
    expect(() => regret.read(new URLSearchParams(text))).toThrow(problem);
  });
});
