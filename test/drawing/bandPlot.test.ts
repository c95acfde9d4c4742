import { describe, expect, it } from "vitest";
import { bandOf, bandPlot } from "../../src/drawing/bandPlot.ts";

describe("bandOf", () => {
  it("is the mean, and what all but a tenth of the runs keep above and below", () => {
    const runs = Array.from({ length: 11 }, (_, i) => [0, 10 * i, 5]);
    expect(bandOf([0, 1, 2], runs.toReversed())).toEqual([
      { at: 0, low: 0, mean: 0, high: 0 },
      { at: 1, low: 10, mean: 50, high: 90 },
      { at: 2, low: 5, mean: 5, high: 5 },
    ]);
  });

  it("of one run is that run", () => {
    expect(bandOf([7], [[-3]])).toEqual([{ at: 7, low: -3, mean: -3, high: -3 }]);
  });
});

describe("bandPlot", () => {
  const frame = { left: 40, right: 340, top: 10, bottom: 210 };

  it("has 0 on it, whatever the values are", () => {
    expect(bandPlot(100, [20, 50], frame).y(0)).toBe(210);
    expect(bandPlot(100, [-50, -20], frame).yTicks).toContain(0);
  });

  it("holds all it was promised to hold", () => {
    const plot = bandPlot(100, [-37, 93], frame);
    expect(plot.y(93)).toBeGreaterThanOrEqual(10);
    expect(plot.y(-37)).toBeLessThanOrEqual(210);
    expect([plot.x(0), plot.x(100)]).toEqual([40, 340]);
  });

  it("draws the means, and the band there and back", () => {
    const plot = bandPlot(10, [0, 10], frame);
    const bands = [
      { at: 0, low: 0, mean: 0, high: 0 },
      { at: 10, low: 2, mean: 5, high: 10 },
    ];
    expect(plot.line(bands)).toBe("M40,210L340,110");
    expect(plot.area(bands)).toBe("M40,210L340,10L340,170L40,210Z");
  });
});
