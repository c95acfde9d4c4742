import { describe, expect, it } from "vitest";
import { cfr } from "../../../src/engine/index.ts";

describe("cfr", () => {
  const { value, average } = cfr({ iterations: 20_000 });

  it("finds the value of Kuhn poker, −1/18 to the first player", () => {
    expect(value).toBeCloseTo(-1 / 18, 3);
  });

  it("finds strategies of the known equilibrium", () => {
    // With the king the second player calls and bets always; with the jack nobody calls.
    expect(average["2 b"][1]).toBeCloseTo(1, 2);
    expect(average["2 p"][1]).toBeCloseTo(1, 2);
    expect(average["0 b"][1]).toBeCloseTo(0, 2);
    expect(average["0 pb"][1]).toBeCloseTo(0, 2);
    // A third of the second player's jacks bluff, and a third of its queens call.
    expect(Math.abs(average["0 p"][1] - 1 / 3)).toBeLessThan(0.03);
    expect(Math.abs(average["1 b"][1] - 1 / 3)).toBeLessThan(0.03);
    // The first player bets the king three times as often as it bluffs with the jack, and calls with the queen a third more often.
    const bluff = average["0"][1];
    expect(bluff).toBeLessThanOrEqual(1 / 3 + 0.02);
    expect(Math.abs(average["2"][1] - 3 * bluff)).toBeLessThan(0.06);
    expect(Math.abs(average["1 pb"][1] - (bluff + 1 / 3))).toBeLessThan(0.04);
  });

  it("refuses iterations that make no sense", () => {
    expect(() => cfr({ iterations: 0.5 })).toThrow("iterations must be a whole number, 1 or more, not 0.5");
  });

  it("plays all alike throughout the first iteration, whatever the first deals teach", () => {
    for (const strategy of Object.values(cfr({ iterations: 1 }).average))
      expect(strategy).toEqual([0.5, 0.5]);
  });
});
