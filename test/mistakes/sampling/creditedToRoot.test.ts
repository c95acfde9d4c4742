import { expect, it } from "vitest";
import { mcts } from "../../../src/engine/index.ts";
import { samplingMistakes } from "../../../src/mistakes/index.ts";
import { chosen, seeds } from "./chosen.ts";

it("creditedToRoot expects the opponent's help: it picks the first move of [[1,0],[0.45,0.45]]", () => {
  for (const seed of seeds) {
    expect(chosen(samplingMistakes.creditedToRoot, "[[1,0],[0.45,0.45]]", { seed })).toBe(0);
    expect(chosen(mcts, "[[1,0],[0.45,0.45]]", { seed })).toBe(1);
  }
});

it("creditedToRoot is right where only one side chooses", () => {
  for (const seed of seeds) expect(chosen(samplingMistakes.creditedToRoot, "[1,0]", { seed })).toBe(0);
});
