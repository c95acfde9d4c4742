import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deepWin } from "../../../src/figures/width/deepWin.ts";
import { settingOver } from "../../../src/figures/width/settingOver.ts";
import { widthViewOf } from "../../../src/figures/width/widthProps.ts";
import { readWidthView, writeWidthView } from "../../../src/figures/width/widthView.ts";

const given = widthViewOf({});

describe("A view of widths", () => {
  it("comes back from its link", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 200_000 }), (budget) => {
        const view = { position: deepWin, budget };
        expect(readWidthView(new URLSearchParams(writeWidthView(view).toString()))).toEqual(view);
      }),
    );
  });

  it("says what is wrong with a link", () => {
    const withBudget = (budget: string) => new URLSearchParams({ position: deepWin, budget });
    expect(() => readWidthView(withBudget("99"))).toThrow('"99" is not a whole number of nodes from 100');
    expect(() => readWidthView(withBudget("1e9"))).toThrow("to 200,000");
    expect(() => readWidthView(new URLSearchParams({ position: "X", budget: "1000" }))).toThrow();
  });

  it("takes a budget, a position and a width from prose, and refuses the rest", () => {
    expect(settingOver(given, { at: "5000 nodes, width 16" })).toEqual({
      view: { ...given, budget: 5000 },
      pick: 16,
    });
    expect(settingOver(given, {})).toEqual({ view: given, pick: undefined });
    expect(() => settingOver(given, { at: "width 3" })).toThrow('"width 3" is neither');
    expect(() => settingOver(given, { at: "5 nodes" })).toThrow("from 100");
  });
});
