import { expect, it } from "vitest";
import { mcts } from "../../../src/engine/index.ts";
import { samplingMistakes } from "../../../src/mistakes/index.ts";
import { chosen, seeds } from "./chosen.ts";

it("drawsWorthNothing throws a sure draw away: on [0,[-1,1]] it picks the second move", () => {
  for (const seed of seeds) {
    expect(chosen(samplingMistakes.drawsWorthNothing, "[0,[-1,1]]", { seed })).toBe(1);
    expect(chosen(mcts, "[0,[-1,1]]", { seed })).toBe(0);
    expect(chosen(mcts, "[0,[-1,1]]", { seed, reward: "win" })).toBe(0);
  }
});

it("drawsWorthNothing still takes a win", () => {
  for (const seed of seeds) expect(chosen(samplingMistakes.drawsWorthNothing, "[0,[1,1]]", { seed })).toBe(1);
});
