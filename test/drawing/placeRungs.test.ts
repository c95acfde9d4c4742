import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { labelledRungs, placeRungs, rungHeight } from "../../src/drawing/placeRungs.ts";

const ladder = fc.record({
  count: fc.integer({ min: 1, max: 100 }),
  row: fc.double({ min: 2, max: 128, noNaN: true }),
  top: fc.integer({ min: -2000, max: 300 }),
  height: fc.integer({ min: 200, max: 640 }),
});
const heightsOf = ({ count, row, top }: { count: number; row: number; top: number }) =>
  Array.from({ length: count }, (_, ply) => top + ply * row);

describe("The number lines of a ladder", () => {
  it("stand at the heights of their nodes where rows have room for them", () => {
    expect(placeRungs([50, 150, 250], 400)).toEqual([50, 150, 250]);
  });

  it("are all there, in their order, apart, and inside the frame", () => {
    fc.assert(
      fc.property(ladder, (drawn) => {
        const placed = placeRungs(heightsOf(drawn), drawn.height);
        expect(placed).toHaveLength(drawn.count);
        for (const [i, y] of placed.entries()) {
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(drawn.height);
          if (i > 0)
            expect(y - placed[i - 1]).toBeGreaterThanOrEqual(
              Math.min(5, (0.15 * drawn.height) / drawn.count) - 1e-6,
            );
        }
      }),
    );
  });

  it("leave the last one room for its labels", () => {
    fc.assert(
      fc.property(ladder, (drawn) => {
        const [above, last] = placeRungs(heightsOf(drawn), drawn.height).slice(-2);
        if (last !== undefined) expect(last - above).toBeGreaterThanOrEqual(rungHeight - 1e-6);
      }),
    );
  });

  it("come no closer than their labels as long as there is room", () => {
    const placed = placeRungs(heightsOf({ count: 9, row: 5, top: 20 }), 500);
    for (const [i, y] of placed.slice(1).entries())
      expect(y - placed[i]).toBeGreaterThanOrEqual(rungHeight - 1e-6);
  });

  it("of nodes beyond an edge stand close together there, and do not push the others away", () => {
    const wanted = heightsOf({ count: 20, row: 80, top: -1140 });
    const placed = placeRungs(wanted, 500);
    expect(placed[13]).toBeLessThan(100);
    expect(placed.slice(-3)).toEqual(wanted.slice(-3));
  });
});

describe("Where a path goes far up beyond the frame", () => {
  const height = 486;
  const deep = (top: number, row: number) => heightsOf({ count: 40, row, top: top - 34 * row });

  it("the lines of rows in sight stand at their rows, as long as the others have two pixels each", () => {
    for (const row of [58, 72, 90]) {
      for (let first = 80; first < row + 80; first += 7) {
        const wanted = deep(first, row).map((y) => (y > height - 30 ? height + 60 : y));
        const placed = placeRungs(wanted, height);
        for (const [i, y] of wanted.entries())
          if (y >= 85 && y < height - 80) expect(placed[i], `row ${i} at ${y}`).toBeCloseTo(y);
      }
    }
  });

  it("the others stand closer where a row in sight is near, and no closer than can be told apart", () => {
    const gaps = (first: number) =>
      placeRungs(deep(first, 70), height)[1] - placeRungs(deep(first, 70), height)[0];
    expect(gaps(128)).toBeGreaterThan(gaps(85));
    expect(gaps(20)).toBeGreaterThan(2);
  });
});

describe("The labels of a ladder", () => {
  it("all stand where lines are as far apart as they are to be", () => {
    const rungs = [0, 1, 2].map((i) => ({ y: i * rungHeight, alpha: 3, beta: 5 }));
    expect(labelledRungs(rungs)).toEqual(Array(3).fill({ alpha: true, beta: true }));
  });

  it("keep the bound that is new where there is room for one", () => {
    const alphas = [3, 3, 4];
    const rungs = alphas.map((alpha, i) => ({ y: i * 30, alpha, beta: 5 }));
    expect(labelledRungs(rungs)).toEqual([
      { alpha: true, beta: true },
      { alpha: false, beta: false },
      { alpha: true, beta: true },
    ]);
  });

  it("are left out between lines that are closer than a letter is high", () => {
    const rungs = [0, 10, 20].map((y) => ({ y, alpha: y, beta: 50 }));
    expect(labelledRungs(rungs).map(({ alpha, beta }) => [alpha, beta])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });
});
