import fc from "fast-check";
import { ticTacToe, writeTree } from "../../../src/engine/index.ts";
import { orderingParts } from "../../../src/kit/orderingParts/orderingParts.ts";
import { algorithmNames } from "../../../src/kit/run/algorithms.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";
import { arbitraryWindow } from "../../engine/arbitraryWindow.ts";
import { arbitraryTicTacToe } from "../../engine/games/arbitraryTicTacToe.ts";

const optionally = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

/** What differs from a table as it always is, and so is written into a link. */
const tableSettings = fc
  .record(
    {
      size: fc.integer({ min: 1, max: 40 }),
      replacement: fc.constant("depth-preferred" as const),
      depths: fc.constant("equal" as const),
    },
    { requiredKeys: [] },
  )
  .filter((settings) => Object.keys(settings).length > 0);

const options = {
  algorithm: fc.constantFrom(...algorithmNames),
  depth: optionally(fc.nat({ max: 4 })),
  table: optionally(tableSettings),
  parts: optionally(fc.subarray(orderingParts.map(({ name }) => name))),
};

/** An abstract tree, whole or to some depth, by any algorithm and in any window. */
export const arbitraryTreeSetup: fc.Arbitrary<Setup> = fc.record({
  ...options,
  tree: arbitraryTree.map(writeTree),
  window: optionally(arbitraryWindow),
});

/** A late position of tic-tac-toe, which is drawn whole. */
export const arbitraryBoardSetup: fc.Arbitrary<Setup> = fc.record({
  ...options,
  game: fc.constant("ticTacToe"),
  position: arbitraryTicTacToe
    .filter((position) => ticTacToe.moves(position).length <= 4)
    .map((position) => ticTacToe.write(position)),
  sooner: optionally(fc.constant(true)),
});

/** Whatever a figure can be asked to search and draw whole. */
export const arbitrarySetup: fc.Arbitrary<Setup> = fc.oneof(
  { weight: 4, arbitrary: arbitraryTreeSetup },
  { weight: 1, arbitrary: arbitraryBoardSetup },
);
