import fc from "fast-check";
import { expect, it } from "vitest";
import { ticTacToe } from "../../../src/engine/index.ts";
import { readGrowthView, writeGrowthView } from "../../../src/figures/grow/growthView.ts";
import { arbitraryTicTacToe } from "../../engine/games/arbitraryTicTacToe.ts";

const view = fc.record({
  position: arbitraryTicTacToe.map(ticTacToe.write),
  plies: fc.nat({ max: 9 }),
  fold: fc.boolean(),
});

it("A link brings back the view that it was made of", () => {
  fc.assert(
    fc.property(view, (given) => {
      const link = new URLSearchParams(writeGrowthView(given).toString());
      expect(readGrowthView(link)).toEqual(given);
    }),
  );
});

it.each([
  ["plies=2", "names no position"],
  ["position=.........", "no number of plies"],
  ["position=.........&plies=10", "no number of plies"],
  ["position=.........&plies=-1", "no number of plies"],
])("The link %s is refused with a reason", (link, problem) => {
  expect(() => readGrowthView(new URLSearchParams(link))).toThrow(problem);
});
