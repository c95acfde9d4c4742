import fc from "fast-check";
import { expect, it } from "vitest";
import { ticTacToe } from "../../../src/engine/index.ts";
import { grow } from "../../../src/figures/grow/grow.ts";
import { arbitraryTicTacToe } from "../../engine/games/arbitraryTicTacToe.ts";

const view = fc.record({
  position: arbitraryTicTacToe.map(ticTacToe.write),
  plies: fc.nat({ max: 9 }),
  fold: fc.boolean(),
});

it("A link brings back the view that it was made of", () => {
  fc.assert(
    fc.property(view, (given) => {
      const link = new URLSearchParams(grow.write(given).toString());
      expect(grow.read(link)).toEqual(given);
    }),
  );
});

it.each([
  ["plies=2", "Expected nine characters"],
  ["position=.........", 'its plies "" is no whole number from 0 to 9'],
  ["position=.........&plies=10", 'its plies "10" is no whole number'],
  ["position=.........&plies=-1", 'its plies "-1" is no whole number'],
])("The link %s is refused with a reason", (link, problem) => {
  expect(() => grow.read(new URLSearchParams(link))).toThrow(problem);
});
