import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownerCurve, type Point } from "../../src/drawing/ownerCurve.ts";

const ring = 33;
const place = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
/** Points of the curve from its begin to its end. */
const points = ({ begin, middle, end }: ReturnType<typeof ownerCurve>) =>
  Array.from({ length: 21 }, (_, i) => {
    const t = i / 20;
    const at = (axis: "x" | "y") =>
      (1 - t) ** 2 * begin[axis] + 2 * t * (1 - t) * middle[axis] + t ** 2 * end[axis];
    return { x: at("x"), y: at("y") };
  });

describe("The arrow to a bound's owner", () => {
  it("begins and ends at the distances that are asked for", () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        fc.pre(distance(from, to) > 3 * ring);
        const { begin, end } = ownerCurve(from, to, ring, 20, 40);
        expect(distance(from, begin)).toBeCloseTo(ring);
        expect(distance(to, end)).toBeCloseTo(20);
      }),
    );
  });

  it("stays clear of its label, however short it is", () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 20, max: 70 }), (from, to, width) => {
        fc.pre(distance(from, to) > 2 * ring + 5);
        const curve = ownerCurve(from, to, ring, ring, width);
        for (const { x, y } of points(curve)) {
          const beside = Math.abs(x - curve.label.x) >= width / 2 + 3;
          expect(beside || Math.abs(y - curve.label.y) >= 6 + 3).toBe(true);
        }
      }),
    );
  });

  it("passes below the leaves and number lines between two nodes of one row, whichever way it points", () => {
    for (const [from, to] of [
      [140, 281],
      [281, 140],
      [80, 620],
    ]) {
      const curve = ownerCurve({ x: from, y: 100 }, { x: to, y: 100 }, ring, ring, 40);
      // A number line's labels end 19 pixels below its node's middle, a leaf's square 18.
      for (const { y } of points(curve)) expect(y).toBeGreaterThan(100 + 19);
      expect(curve.label.y).toBeGreaterThan(Math.max(...points(curve).map(({ y }) => y)));
    }
  });

  it("sets its label where it covers nothing, if there is such a place", () => {
    const [from, to] = [
      { x: 200, y: 200 },
      { x: 200, y: 100 },
    ];
    const usual = ownerCurve(from, to, ring, 20, 60, 28).label;
    const line = Array.from({ length: 21 }, (_, i) => ({
      x: usual.x - 60 + 6 * i,
      y: usual.y,
      r: 1,
      weight: 1,
    }));
    const { label } = ownerCurve(from, to, ring, 20, 60, 28, { obstacles: line.slice(0, 15) });
    for (const { x, y } of line.slice(0, 15))
      expect(Math.abs(x - label.x) > 30 || Math.abs(y - label.y) > 14).toBe(true);
  });

  it("keeps its label in sight", () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        fc.pre(distance(from, to) > 3 * ring);
        const { label } = ownerCurve(from, to, ring, 20, 60, 28, { seen: { left: 0, right: 900 } });
        expect(label.x).toBeGreaterThanOrEqual(30);
        expect(label.x).toBeLessThanOrEqual(870);
      }),
    );
  });
});
