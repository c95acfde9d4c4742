import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ordering } from "../../../src/figures/ordering/ordering.ts";
import { opening, weighedGames } from "../../../src/games/rules.ts";
import {
  carriedOver,
  inOrder,
  partsOf,
  readSavingParts,
  savingParts,
} from "../../../src/kit/orderingParts/savingParts.ts";

const { over, read, write } = ordering;
const { given } = ordering.place({ position: "44" });

describe("A view of ordering parts", () => {
  it("comes back from its link", () => {
    const views = fc.record({
      game: fc.constantFrom(...weighedGames),
      depth: fc.integer({ min: 1, max: 12 }),
      on: fc.subarray([...savingParts]),
      pick: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(views, ({ game, depth, on, pick }) => {
        const parts = inOrder(on.filter((part) => partsOf(game).includes(part)));
        const view = { game, depth, parts, pick, position: opening(game).position };
        expect(read(new URLSearchParams(write(view).toString()))).toEqual(view);
      }),
    );
  });

  it.each([
    ["game=chess", /no such game as "chess"/],
    ["depth=4", /no game is named; there are ticTacToe/],
    ["game=connectFour&position=8&depth=4", /8/],
    ["game=connectFour&position=44&depth=99", /whole number of plies from 1 to 12/],
    ["game=connectFour&position=44&depth=4&parts=luck", /"luck" saves nothing in Connect Four/],
    ["game=connectFour&position=44", /whole number of plies/],
    ["game=connectFour&position=44&depth=4&pick=13", /its pick "13" is no whole number from 1 to 12/],
    ["game=othello&position=44&depth=4", /a1, "4"/],
  ])("says what is wrong with the link %s", (link, problem) => {
    expect(() => read(new URLSearchParams(link))).toThrow(problem);
  });

  it("takes what prose asks for over the page's own", () => {
    expect(over(given, { parts: "killers,static", depth: 7, pick: 4 })).toEqual({
      ...given,
      depth: 7,
      parts: ["static", "killers"],
      pick: 4,
    });
    expect(over(given, {})).toEqual(given);
    expect(over(given, { game: "ticTacToe" })).toEqual(ordering.place({ game: "ticTacToe" }).given);
    expect(over({ ...given, pick: 3 }, { position: "4" }).pick).toBeUndefined();
    expect(() => over(given, { at: "7 plies" })).toThrow('has no "at"');
  });

  it("has captures in checkers alone, which knows no order of its own", () => {
    expect(weighedGames.filter((game) => partsOf(game).includes("captures"))).toEqual(["checkers"]);
    expect(partsOf("checkers")).not.toContain("static");
    expect(() => readSavingParts("captures", "othello")).toThrow('"captures" saves nothing in Othello');
  });

  it("keeps what is on when another game is asked for, as far as that has it", () => {
    expect(over(given, { game: "checkers" }).parts).toEqual(partsOf("checkers"));
    const { parts } = over(given, { game: "checkers", parts: "captures,killers" });
    expect(parts).toEqual(["captures", "killers"]);
    expect(carriedOver(parts, "checkers", "othello")).toEqual(["killers"]);
  });

  it("adds the table to its move", () => {
    expect(readSavingParts("table", "othello")).toEqual(["answers", "table"]);
    expect(readSavingParts("none", "othello")).toEqual([]);
  });
});
