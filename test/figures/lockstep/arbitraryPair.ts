import fc from "fast-check";
import type { LaneOrder, LockstepSetup } from "../../../src/figures/lockstep/lockstepSetup.ts";
import { algorithmNames } from "../../../src/kit/run/algorithms.ts";
import { arbitraryBoardSetup, arbitraryTreeSetup } from "../../kit/run/arbitrarySetup.ts";

const against = fc.constantFrom(...algorithmNames);
const inOrders = (...orders: LaneOrder[]) => {
  const order = fc.constantFrom(...orders);
  return { order, againstOrder: order, against };
};

/** Two searches of an abstract tree in any order of its moves, or of a late position of tic-tac-toe. */
export const arbitraryPair: fc.Arbitrary<LockstepSetup> = fc.oneof(
  fc
    .tuple(arbitraryTreeSetup, fc.record(inOrders("given", "reverse", "best")))
    .map(([setup, lanes]) => ({ ...setup, ...lanes })),
  fc
    .tuple(arbitraryBoardSetup, fc.record(inOrders("given", "reverse", "own")))
    .map(([setup, lanes]) => ({ ...setup, ...lanes })),
);
