import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countAxis, linearAxis, logAxis, roundAxis } from "../../src/drawing/axis.ts";

describe("A linear axis", () => {
  it("stands between its ends, whichever way it goes", () => {
    const [x, y] = [linearAxis([0, 200], [30, 230]), linearAxis([0, 1], [110, 10])];
    expect([0, 100, 200].map(x.at)).toEqual([30, 130, 230]);
    expect([0, 0.5, 1].map(y.at)).toEqual([110, 60, 10]);
  });

  it("is marked at round values, as many as asked for", () => {
    expect(linearAxis([0, 1], [0, 10], 2).ticks).toEqual([0, 0.5, 1]);
    expect(linearAxis([0, 60], [0, 10]).ticks).toEqual([0, 10, 20, 30, 40, 50, 60]);
  });
});

describe("An axis of counts", () => {
  it("is marked at whole numbers, also where there are few", () => {
    expect(countAxis([0, 2], [0, 10]).ticks).toEqual([0, 1, 2]);
  });

  it("can be marked at every one of them", () => {
    for (let depth = 2; depth < 40; depth++) {
      const plies = Array.from({ length: depth }, (_, i) => i + 1);
      expect(countAxis([1, depth], [0, 300], depth).ticks).toEqual(plies);
    }
    expect(countAxis([1, 4], [0, 300], 4).ticks.map(countAxis([1, 4], [0, 300]).at)).toEqual([
      0, 100, 200, 300,
    ]);
  });
});

describe("A round axis", () => {
  it("has 0 on it, whatever the values are", () => {
    expect(roundAxis([20, 50], [210, 10]).at(0)).toBe(210);
    expect(roundAxis([-50, -20], [210, 10]).ticks).toContain(0);
  });

  it("holds all it was promised to hold, and ends at ticks", () => {
    const ends = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 }));
    fc.assert(
      fc.property(ends, ([one, other]) => {
        const values = [Math.min(one, other), Math.max(one, other)] as const;
        const { at, ticks } = roundAxis(values, [210, 10]);
        expect(at(values[1])).toBeGreaterThanOrEqual(10 - 1e-9);
        expect(at(values[0])).toBeLessThanOrEqual(210 + 1e-9);
        expect([at(ticks[0]), at(ticks.at(-1)!)]).toEqual([210, 10]);
      }),
    );
  });
});

describe("A logarithmic axis", () => {
  const x = logAxis([1, 10_000], [40, 340]);
  const y = logAxis([0.0001, 2], [210, 10]);

  it("makes equal factors equal lengths", () => {
    const places = [1, 10, 100, 1000, 10_000].map(x.at);
    for (const [i, place] of places.entries()) expect(place).toBeCloseTo(40 + 75 * i, 9);
    expect(y.at(0.1) - y.at(1)).toBeCloseTo(y.at(0.01) - y.at(0.1), 9);
    const steps = [7, 49, 343, 2401].map(logAxis([1, 2401], [200, 0]).at);
    for (const [i, place] of steps.entries()) expect(place).toBeCloseTo(150 - 50 * i, 9);
    expect(y.at(1 / Math.sqrt(100))).toBeCloseTo((y.at(1) + y.at(1 / Math.sqrt(10_000))) / 2, 9);
  });

  it("has a tick at every power of ten that it shows", () => {
    expect(x.ticks).toEqual([1, 10, 100, 1000, 10_000]);
    expect(y.ticks).toEqual([0.0001, 0.001, 0.01, 0.1, 1]);
    expect(logAxis([1, 226], [200, 0]).ticks).toEqual([1, 10, 100]);
  });

  it("lets what is too small for it stand at its beginning, and keeps the rest within", () => {
    expect([0, 1e-9, 0.0001].map(y.at)).toEqual([210, 210, 210]);
    const places = [8, 21, 33, 76, 226].map(logAxis([1, 226], [200, 0]).at);
    expect(places).toEqual(places.toSorted((one, other) => other - one));
    for (const place of places) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(200);
    }
  });
});
