import fc from "fast-check";
import { expect, it } from "vitest";
import { thinPath } from "../../src/drawing/thinPath.ts";

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
