import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { edgeMiddle, edgePath } from "../../src/drawing/edgePath.ts";

const across = fc.integer({ min: -900, max: 900 });
const edge = fc.record({
  x1: across,
  x2: across,
  y1: fc.integer({ min: 0, max: 400 }),
  drop: fc.integer({ min: 74, max: 128 }),
});
const radius = 20;

/** The points of a path of one cubic curve: its start, its two handles and its end. */
function pointsOf(path: string): { x: number; y: number }[] {
  expect(path).toMatch(/^M[^MCLZ]+C[^MCLZ]+$/);
  const numbers = path.match(/-?\d+(\.\d+)?(e-?\d+)?/g)!.map(Number);
  expect(numbers).toHaveLength(8);
  return [0, 2, 4, 6].map((at) => ({ x: numbers[at], y: numbers[at + 1] }));
}

function pointAt([a, b, c, d]: { x: number; y: number }[], share: number): { x: number; y: number } {
  const [p, q, r, s] = [
    (1 - share) ** 3,
    3 * (1 - share) ** 2 * share,
    3 * (1 - share) * share ** 2,
    share ** 3,
  ];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

describe("edgePath", () => {
  it("runs from inside the parent's shape to inside the child's, and leaves both vertically", () => {
    fc.assert(
      fc.property(edge, ({ x1, x2, y1, drop }) => {
        const [start, first, second, end] = pointsOf(edgePath(x1, y1, x2, y1 + drop, radius));
        expect([start.x, first.x, second.x, end.x]).toEqual([x1, x1, x2, x2]);
        for (const [point, centre] of [
          [start, y1],
          [end, y1 + drop],
        ] as const) {
          expect(Math.abs(point.y - centre)).toBeLessThan(radius);
        }
        expect(start.y).toBeGreaterThan(y1);
        expect(end.y).toBeLessThan(y1 + drop);
      }),
    );
  });
});

describe("edgeMiddle", () => {
  it("lies on the edge, to a few pixels, and nearer to the child", () => {
    fc.assert(
      fc.property(edge, ({ x1, x2, y1, drop }) => {
        const curve = pointsOf(edgePath(x1, y1, x2, y1 + drop, radius));
        const middle = edgeMiddle(x1, y1, x2, y1 + drop);
        const shares = Array.from({ length: 401 }, (_, i) => i / 400);
        const away = Math.min(
          ...shares.map((share) => {
            const point = pointAt(curve, share);
            return Math.hypot(point.x - middle.x, point.y - middle.y);
          }),
        );
        expect(away).toBeLessThan(10.5);
        expect(middle.y).toBeGreaterThan(y1 + drop / 2);
        expect(middle.y).toBeLessThan(y1 + drop - radius * 0.8);
      }),
    );
  });
});
