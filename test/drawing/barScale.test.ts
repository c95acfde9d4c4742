import { describe, expect, it } from "vitest";
import { barScale } from "../../src/drawing/barScale.ts";

describe("The lengths of bars", () => {
  it("are in proportion to the counts, up to the whole room", () => {
    const scale = barScale(400, false);
    expect([0, 100, 200, 400].map(scale)).toEqual([0, 25, 50, 100]);
  });

  it("are, on a logarithmic scale, equal steps for equal factors, from nothing at 1", () => {
    const scale = barScale(1000, true);
    expect([0, 1].map(scale)).toEqual([0, 0]);
    expect(scale(1000)).toBeCloseTo(100, 10);
    expect(scale(10) - scale(1)).toBeCloseTo(scale(100) - scale(10), 10);
    expect(scale(10)).toBeCloseTo(100 / 3, 10);
  });
});
