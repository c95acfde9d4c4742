import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderingViewOf } from "../../../src/figures/ordering/orderingProps.ts";
import { writeOrderingView } from "../../../src/figures/ordering/orderingView.ts";
import { readOrderingView } from "../../../src/figures/ordering/readOrderingView.ts";
import { settingOver } from "../../../src/figures/ordering/settingOver.ts";
import { opening } from "../../../src/games/openings.ts";
import { weighedGames } from "../../../src/games/rules.ts";
import {
  carriedOver,
  inOrder,
  partsOf,
  readSavingParts,
  savingParts,
} from "../../../src/kit/orderingParts/savingParts.ts";

const given = orderingViewOf({ position: "44" });

describe("A view of ordering parts", () => {
  it("comes back from its link", () => {
    const views = fc.record({
      game: fc.constantFrom(...weighedGames),
      depth: fc.integer({ min: 1, max: 12 }),
      on: fc.subarray([...savingParts]),
    });
    fc.assert(
      fc.property(views, ({ game, depth, on }) => {
        const parts = inOrder(on.filter((part) => partsOf(game).includes(part)));
        const view = { game, depth, parts, position: opening(game).position };
        expect(readOrderingView(new URLSearchParams(writeOrderingView(view).toString()))).toEqual(view);
      }),
    );
  });

  it.each([
    ["game=chess", /no such game as "chess"/],
    ["game=connectFour&position=8&depth=4", /8/],
    ["game=connectFour&position=44&depth=99", /whole number of plies from 1 to 12/],
    ["game=connectFour&position=44&depth=4&parts=luck", /"luck" saves nothing in Connect Four/],
    ["game=othello&position=44&depth=4", /a1, "4"/],
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

  it("has captures in checkers alone, which knows no order of its own", () => {
    expect(weighedGames.filter((game) => partsOf(game).includes("captures"))).toEqual(["checkers"]);
    expect(partsOf("checkers")).not.toContain("static");
    expect(() => readSavingParts("captures", "othello")).toThrow('"captures" saves nothing in Othello');
  });

  it("keeps what is on when another game is asked for, as far as that has it", () => {
    expect(settingOver(given, { game: "checkers" }).view.parts).toEqual(partsOf("checkers"));
    const { parts } = settingOver(given, { game: "checkers", order: "captures,killers" }).view;
    expect(parts).toEqual(["captures", "killers"]);
    expect(carriedOver(parts, "checkers", "othello")).toEqual(["killers"]);
  });

  it("adds the table to its move", () => {
    expect(readSavingParts("table", "othello")).toEqual(["answers", "table"]);
    expect(readSavingParts("none", "othello")).toEqual([]);
  });
});
