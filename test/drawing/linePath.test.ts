import { describe, expect, it } from "vitest";
import { linearAxis, logAxis } from "../../src/drawing/axis.ts";
import { bandOf, bandPath, linePath } from "../../src/drawing/linePath.ts";

const x = linearAxis([0, 10], [40, 340]);
const y = linearAxis([0, 10], [210, 10]);

describe("A line", () => {
  it("goes from point to point", () => {
    expect(
      linePath(x, y, [
        [0, 0],
        [5, 10],
        [10, 5],
      ]),
    ).toBe("M40,210L190,10L340,110");
  });

  it("of one point, and of none, is drawn as well", () => {
    expect(linePath(x, y, [[5, 5]])).toBe("M190,110Z");
    expect(linePath(x, y, [])).toBe("");
  });

  it("is straight where a power law is drawn on two logarithmic axes", () => {
    const upright = logAxis([0.0001, 2], [210, 10]);
    const values = [
      [1, 1],
      [10_000, 0],
    ] as const;
    expect(linePath(logAxis([1, 10_000], [40, 340]), upright, values)).toMatch(/^M40,[\d.]+L340,210$/);
  });

  it("leaves out what nobody could tell, but neither its ends nor its peaks", () => {
    const flat = Array.from({ length: 10_001 }, (_, i) => [i / 1000, i === 5000 ? 10 : 0] as const);
    const path = linePath(x, y, flat);
    expect(path.split("L").length).toBeLessThan(500);
    expect(path).toMatch(/^M40,210L.*L190,10L.*L340,210$/);
  });
});

describe("A band", () => {
  it("goes there by its lows or highs, and comes back by the others", () => {
    const bands = [
      { at: 0, low: 0, mean: 0, high: 0 },
      { at: 10, low: 2, mean: 5, high: 10 },
    ];
    expect(bandPath(x, y, bands)).toBe("M40,210L340,10L340,170L40,210Z");
  });

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
