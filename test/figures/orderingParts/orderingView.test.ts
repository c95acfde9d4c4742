import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderingViewOf } from "../../../src/figures/orderingParts/orderingProps.ts";
import { writeOrderingView } from "../../../src/figures/orderingParts/orderingView.ts";
import { readOrderingView } from "../../../src/figures/orderingParts/readOrderingView.ts";
import { inOrder, readSavingParts, savingParts } from "../../../src/figures/orderingParts/savingParts.ts";
import { settingOver } from "../../../src/figures/orderingParts/settingOver.ts";

const given = orderingViewOf({ position: "44" });

describe("A view of ordering parts", () => {
  it("comes back from its link", () => {
    const views = fc.record({
      game: fc.constant("connectFour" as const),
      position: fc.constantFrom("44", "4453"),
      depth: fc.integer({ min: 1, max: 12 }),
      parts: fc.subarray([...savingParts]).map(inOrder),
    });
    fc.assert(
      fc.property(views, (view) => {
        expect(readOrderingView(new URLSearchParams(writeOrderingView(view).toString()))).toEqual(view);
      }),
    );
  });

  it.each([
    ["game=chess", /no such game as "chess"/],
    ["game=connectFour&position=8&depth=4", /8/],
    ["game=connectFour&position=44&depth=99", /whole number of plies from 1 to 12/],
    ["game=connectFour&position=44&depth=4&parts=luck", /"luck" saves nothing/],
  ])("says what is wrong with the link %s", (link, problem) => {
    expect(() => readOrderingView(new URLSearchParams(link))).toThrow(problem);
  });

  it("takes what prose asks for over the page's own", () => {
    expect(settingOver(given, { order: "killers,static", at: "7 plies, look 4" })).toEqual({
      view: { ...given, depth: 7, parts: ["static", "killers"] },
      pick: 4,
    });
    expect(settingOver(given, { at: "end" })).toEqual({ view: given, pick: undefined });
    expect(settingOver(given, { game: "ticTacToe" }).view.position).toBe(".........");
    expect(() => settingOver(given, { at: "cutoff 1" })).toThrow('"cutoff 1" is neither');
  });

  it("adds the table to its move", () => {
    expect(readSavingParts("table")).toEqual(["answers", "table"]);
    expect(readSavingParts("none")).toEqual([]);
  });
});
