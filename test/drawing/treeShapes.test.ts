import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  arcPath,
  edgeMiddle,
  edgePath,
  edgePathWithin,
  labelY,
  nodeShape,
  square,
} from "../../src/drawing/treeShapes.ts";

const radius = fc.integer({ min: 10, max: 40 });
const cornersOf = (path: string) =>
  path
    .slice(1, -1)
    .split("L")
    .map((corner) => corner.split(" ").map(Number) as [number, number]);

describe("nodeShape", () => {
  it("points up for MAX and is the same upside down for MIN", () => {
    fc.assert(
      fc.property(radius, (radius) => {
        const [max, min] = [cornersOf(nodeShape("max", radius)), cornersOf(nodeShape("min", radius))];
        expect(max).toHaveLength(3);
        const [tip, ...base] = max;
        expect(tip).toEqual([0, -radius]);
        for (const [, y] of base) expect(y).toBeGreaterThan(0);
        expect(min).toEqual(max.map(([x, y]) => [x, y === 0 ? 0 : -y]));
      }),
    );
  });

  it("is as wide as two radii, or little more, and has its middle over the node", () => {
    fc.assert(
      fc.property(radius, (radius) => {
        const across = cornersOf(nodeShape("max", radius)).map(([x]) => x);
        expect(Math.max(...across) + Math.min(...across)).toBeCloseTo(0, 9);
        expect(Math.max(...across)).toBeGreaterThanOrEqual(radius);
        expect(Math.max(...across)).toBeLessThan(radius * 1.1);
      }),
    );
  });

  it("is a circle around the node where chance draws, with its label in the middle", () => {
    fc.assert(
      fc.property(radius, (radius) => {
        const [, left, r, right] = /^M(\S+) 0a(\S+) \S+ 0 1 1 (\S+) 0a/
          .exec(nodeShape("chance", radius))!
          .map(Number);
        expect([left, right]).toEqual([-r, 2 * r]);
        expect(r).toBeLessThanOrEqual(radius);
        expect(r).toBeGreaterThan(0.9 * radius);
        expect(labelY("chance", radius)).toBe(0);
      }),
    );
  });

  it("has its label in its wider half", () => {
    expect(labelY("max", 20)).toBeGreaterThan(0);
    expect(labelY("min", 20)).toBe(-labelY("max", 20));
  });
});

describe("square", () => {
  it("stands around its node and covers about as much as a triangle does", () => {
    fc.assert(
      fc.property(radius, (radius) => {
        const { x, y, size, round } = square(radius);
        expect([x, y]).toEqual([-size / 2, -size / 2]);
        expect(round).toBeLessThan(size / 2);
        const [[, tip], [right, base]] = cornersOf(nodeShape("max", radius));
        const ratio = size ** 2 / (right * (base - tip));
        expect(ratio).toBeGreaterThan(0.8);
        expect(ratio).toBeLessThan(1.6);
      }),
    );
  });
});

describe("Edge path", () => {
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

  describe("edgePathWithin", () => {
    const shares = Array.from({ length: 41 }, (_, i) => i / 40);
    const curve = (path: string) => {
      const points = pointsOf(path);
      return shares.map((share) => pointAt(points, share));
    };

    it("is the same curve between two places across, and nothing beyond", () => {
      fc.assert(
        fc.property(edge, fc.integer(), fc.integer(), ({ x1, x2, y1, drop }, one, other) => {
          const span = Math.abs(x2 - x1) + 40;
          const places = [one, other].map((place) => Math.min(x1, x2) - 20 + (Math.abs(place) % span));
          const [left, right] = [Math.min(...places), Math.max(...places)];
          const path = edgePathWithin({ left, right }, x1, y1, x2, y1 + drop, radius);
          const whole = pointsOf(edgePath(x1, y1, x2, y1 + drop, radius));
          const all = Array.from({ length: 2001 }, (_, i) => pointAt(whole, i / 2000));
          const inside = all.filter(({ x }) => x >= left && x <= right);
          if (path === "") {
            expect(inside).toEqual([]);
            return;
          }
          const part = curve(path);
          for (const { x, y } of part) {
            expect(x).toBeGreaterThan(left - 0.2);
            expect(x).toBeLessThan(right + 0.2);
            expect(Math.min(...all.map((point) => Math.hypot(point.x - x, point.y - y)))).toBeLessThan(2);
          }
          // It goes all the way: whatever lies in between is near to it.
          for (const end of [inside[0], inside.at(-1)])
            if (end)
              expect(Math.min(...part.map(({ x, y }) => Math.hypot(end.x - x, end.y - y)))).toBeLessThan(2);
        }),
        { numRuns: 40 },
      );
    });

    it("is the whole curve, to the letter, where all of it lies there", () => {
      const all = [10, 20, 300, 120, radius] as const;
      expect(edgePathWithin({ left: 10, right: 300 }, ...all)).toBe(edgePath(...all));
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
});

const place = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) });
const ends = fc
  .tuple(place, place, fc.integer({ min: 14, max: 60 }))
  .filter(([from, to]) => from.x !== to.x || from.y !== to.y);

/** The start, the handle and the end of a path that is one quadratic curve. */
function pointsOf(path: string): { x: number; y: number }[] {
  expect(path).toMatch(/^M[^MCLQZ]+Q[^MCLQZ]+$/);
  const numbers = path.match(/-?\d+(\.\d+)?(e-?\d+)?/g)!.map(Number);
  expect(numbers).toHaveLength(6);
  return [0, 2, 4].map((at) => ({ x: numbers[at], y: numbers[at + 1] }));
}

describe("arcPath", () => {
  it("runs from the one node to the other", () => {
    fc.assert(
      fc.property(ends, ([from, to, highest]) => {
        const [start, , end] = pointsOf(arcPath(from, to, highest));
        expect([start, end]).toEqual([from, to]);
      }),
    );
  });

  it("is never higher over its line than it may be, nor flat", () => {
    fc.assert(
      fc.property(ends, ([from, to, highest]) => {
        const [, handle] = pointsOf(arcPath(from, to, highest));
        const out = Math.hypot(handle.x - (from.x + to.x) / 2, handle.y - (from.y + to.y) / 2) / 2;
        expect(out).toBeLessThanOrEqual(highest + 0.01);
        expect(out).toBeGreaterThanOrEqual(13.9);
      }),
    );
  });

  it("bends upwards, and to the left between nodes right above each other", () => {
    fc.assert(
      fc.property(ends, ([from, to, highest]) => {
        const [, handle] = pointsOf(arcPath(from, to, highest));
        if (from.x === to.x) expect(handle.x).toBeLessThan(from.x);
        else expect(handle.y).toBeLessThan((from.y + to.y) / 2 + 0.01);
      }),
    );
  });

  it("is the same whichever end it starts from", () => {
    fc.assert(
      fc.property(ends, ([from, to, highest]) => {
        const [there, back] = [arcPath(from, to, highest), arcPath(to, from, highest)].map(pointsOf);
        for (const axis of ["x", "y"] as const) expect(there[1][axis]).toBeCloseTo(back[1][axis], 1);
      }),
    );
  });
});
