import { expect, it } from "vitest";
import { mcts } from "../../../src/engine/index.ts";
import { samplingMistakes } from "../../../src/mistakes/index.ts";
import { chosen, seeds } from "./chosen.ts";

it("creditedToSideToMove refuses a win in one: it picks the 0 of [1,0]", () => {
  for (const seed of seeds) {
    expect(chosen(samplingMistakes.creditedToSideToMove, "[1,0]", { seed })).toBe(1);
    expect(chosen(mcts, "[1,0]", { seed })).toBe(0);
  }
});
