import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deepWin, width } from "../../../src/figures/width/width.ts";

const { given } = width.place({});

describe("A view of widths", () => {
  it("comes back from its link", () => {
    const picks = fc.constantFrom(undefined, 2, 4, 8, 16, 225);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 200_000 }), picks, (budget, pick) => {
        const view = { position: deepWin, budget, pick };
        expect(width.read(new URLSearchParams(width.write(view).toString()))).toEqual(view);
      }),
    );
  });

  it("says what is wrong with a link", () => {
    const withBudget = (budget: string) => new URLSearchParams({ position: deepWin, budget });
    expect(() => width.read(withBudget("99"))).toThrow('"99" is not a whole number of nodes from 100');
    expect(() => width.read(withBudget("1e9"))).toThrow("to 200,000");
    expect(() => width.read(new URLSearchParams({ position: "X", budget: "1000" }))).toThrow();
  });

  it("takes a budget, a position and a width from prose, and refuses the rest", () => {
    expect(width.over(given, { budget: 5000, pick: 16 })).toEqual({ ...given, budget: 5000, pick: 16 });
    expect(width.over(given, { pick: "all" }).pick).toBe(225);
    expect(width.over(given, {})).toEqual(given);
    expect(() => width.over(given, { pick: 3 })).toThrow('there is no width "3"; there are 2, 4, 8, 16, all');
    expect(() => width.over(given, { budget: 5 })).toThrow("from 100");
  });
});
