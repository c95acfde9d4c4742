import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceToLine, straighten, thinPath } from "../../src/drawing/thinPath.ts";

const coordinate = fc.integer({ min: 0, max: 20 });
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1 });
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

it("A thinned path keeps both ends, and leaves no point out that lies far from what it keeps", () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 8 }), (path, least) => {
      const thin = thinPath(path, least);
      expect([thin[0], thin.at(-1)]).toEqual([path[0], path.at(-1)]);
      for (const point of path)
        expect(Math.min(...thin.map((kept) => apart(kept, point)))).toBeLessThan(least);
      const inner = thin.slice(0, -1);
      for (const [i, point] of inner.entries())
        if (i > 0) expect(apart(point, inner[i - 1])).toBeGreaterThanOrEqual(least);
    }),
  );
});

it("A path without points stays so", () => {
  expect(thinPath([], 1)).toEqual([]);
});

it("A straightened path keeps both ends, and its lines pass close by every point that is left out", () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 8 }), (path, off) => {
      const straight = straighten(path, off);
      expect([straight[0], straight.at(-1)]).toEqual([path[0], path.at(-1)]);
      for (const point of path) {
        const distances = straight
          .slice(1)
          .map((to, i) => distanceToLine(point, straight[i] as (typeof path)[number], to));
        if (straight.length > 1) expect(Math.min(...distances)).toBeLessThanOrEqual(off);
      }
    }),
  );
});

it("A straight path needs its two ends alone, and a corner stays", () => {
  const along = Array.from({ length: 50 }, (_, x) => ({ x, y: 2 * x }));
  expect(straighten(along, 0.01)).toEqual([along[0], along[49]]);
  const corner = [...along, { x: 60, y: 0 }];
  expect(straighten(corner, 0.01)).toEqual([along[0], along[49], { x: 60, y: 0 }]);
});

it.each([
  [{ x: 3, y: 4 }, 4],
  [{ x: -3, y: 4 }, 5],
  [{ x: 13, y: 4 }, 5],
])("From %j to the piece between (0, 0) and (10, 0) it is %i", (point, distance) => {
  expect(distanceToLine(point, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(distance);
});
