import { describe, expect, it } from "vitest";
import { depthBars } from "../../src/drawing/depthBars.ts";

describe("Bars as high as searches are deep", () => {
  const { bars, ticks, top } = depthBars([9, 3, 0]);

  it("stack one block for each ply, all alike and without a gap", () => {
    expect(bars.map((blocks) => blocks.length)).toEqual([9, 3, 0]);
    for (const [i, { bottom, height }] of bars[0].entries()) {
      expect(height).toBeCloseTo(10);
      expect(bottom).toBeCloseTo(10 * i);
    }
  });

  it("leave a tenth above the deepest, and stand against lines at whole plies", () => {
    expect(top[0]).toBeCloseTo(90);
    expect(top[2]).toBe(0);
    for (const { ply, at } of ticks) expect(at).toBeCloseTo(10 * ply);
    expect(ticks.every(({ ply }) => Number.isInteger(ply) && ply > 0)).toBe(true);
  });

  it("stay low where every search is shallow", () => {
    expect(depthBars([1, 1]).top[0]).toBeLessThan(25);
  });
});
