import { describe, expect, it } from "vitest";
import { logLogPlot } from "../../src/drawing/logLogPlot.ts";
import { logNotches } from "../../src/drawing/logNotches.ts";

const plot = logLogPlot([1, 10_000], [0.0001, 2], { left: 40, right: 340, top: 10, bottom: 210 });

describe("logLogPlot", () => {
  it("makes equal factors equal lengths", () => {
    const places = [1, 10, 100, 1000, 10_000].map(plot.x);
    for (const [i, place] of places.entries()) expect(place).toBeCloseTo(40 + 75 * i, 9);
    expect(plot.y(0.1) - plot.y(1)).toBeCloseTo(plot.y(0.01) - plot.y(0.1), 9);
  });

  it("has a tick at every power of ten that it shows", () => {
    expect(plot.xTicks).toEqual([1, 10, 100, 1000, 10_000]);
    expect(plot.yTicks).toEqual([0.0001, 0.001, 0.01, 0.1, 1]);
  });

  it("lets what is too small for it stand on its bottom", () => {
    expect([plot.y(0), plot.y(1e-9), plot.y(0.0001)]).toEqual([210, 210, 210]);
  });

  it("draws a power law as a straight line", () => {
    const middle = plot.y(1 / Math.sqrt(100));
    expect(middle).toBeCloseTo((plot.y(1) + plot.y(1 / Math.sqrt(10_000))) / 2, 9);
    expect(
      plot.path([
        [1, 1],
        [10_000, 0],
      ]),
    ).toMatch(/^M40,[\d.]+L340,210$/);
  });
});

describe("logNotches", () => {
  it("climbs from 0 to the end, no number twice, with every power of ten", () => {
    const notches = logNotches(10_000, 40);
    expect(notches.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(notches).toEqual([...new Set(notches)].sort((a, b) => a - b));
    expect(notches).toEqual(expect.arrayContaining([10, 100, 1000, 10_000]));
    expect(notches.at(-1)).toBe(10_000);
  });
});
