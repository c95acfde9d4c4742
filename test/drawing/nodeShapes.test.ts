import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { labelY, square, triangle } from "../../src/drawing/nodeShapes.ts";

const radius = fc.integer({ min: 10, max: 40 });
const cornersOf = (path: string) =>
  path
    .slice(1, -1)
    .split("L")
    .map((corner) => corner.split(" ").map(Number) as [number, number]);

describe("triangle", () => {
  it("points up for MAX and is the same upside down for MIN", () => {
    fc.assert(
      fc.property(radius, (radius) => {
        const [max, min] = [cornersOf(triangle("max", radius)), cornersOf(triangle("min", radius))];
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
        const across = cornersOf(triangle("max", radius)).map(([x]) => x);
        expect(Math.max(...across) + Math.min(...across)).toBeCloseTo(0, 9);
        expect(Math.max(...across)).toBeGreaterThanOrEqual(radius);
        expect(Math.max(...across)).toBeLessThan(radius * 1.1);
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
        const [[, tip], [right, base]] = cornersOf(triangle("max", radius));
        const ratio = size ** 2 / (right * (base - tip));
        expect(ratio).toBeGreaterThan(0.8);
        expect(ratio).toBeLessThan(1.6);
      }),
    );
  });
});
