import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitView, keepInSight, scaleView, showPoint } from "../../src/drawing/view.ts";

const length = fc.integer({ min: 100, max: 3000 });
const frame = fc.record({
  width: fc.integer({ min: 280, max: 1400 }),
  height: fc.integer({ min: 180, max: 640 }),
});
const place = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
});
const view = fc.record({
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
  k: fc.double({ min: 0.15, max: 4, noNaN: true }),
});

describe("fitView", () => {
  it("shows a drawing whole and in the middle where it is legible so", () => {
    fc.assert(
      fc.property(length, length, frame, (width, height, frame) => {
        const { x, y, k } = fitView(width, height, frame, 0.01);
        expect(width * k).toBeLessThanOrEqual(frame.width + 1e-6);
        expect(height * k).toBeLessThanOrEqual(frame.height + 1e-6);
        expect(x).toBeCloseTo(frame.width - x - width * k, 6);
        expect(y).toBeCloseTo(frame.height - y - height * k, 6);
      }),
    );
  });

  it("never enlarges, and never shrinks below what it was told", () => {
    fc.assert(
      fc.property(
        length,
        length,
        frame,
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        (width, height, frame, smallest) => {
          const { k } = fitView(width, height, frame, smallest);
          expect(k).toBeLessThanOrEqual(1);
          expect(k).toBeGreaterThanOrEqual(smallest);
        },
      ),
    );
  });

  it("begins at the top of a drawing that is too high", () => {
    expect(fitView(300, 2000, { width: 600, height: 400 }).y).toBe(0);
  });
});

describe("keepInSight", () => {
  const frame = { width: 400, height: 300 };

  it("moves only along the axis on which part of the drawing is out of sight", () => {
    const content = { width: 1000, height: 200 };
    const start = { x: 0, y: 20, k: 1 };
    const moved = keepInSight(start, { x: 900, y: 10 }, content, frame, 50);
    expect(moved).toEqual({ x: -550, y: 20, k: 1 });
    expect(keepInSight(moved, { x: 900, y: 10 }, content, frame, 50)).toEqual(moved);
  });

  it("leaves a drawing alone that is in sight as a whole, whatever room the point has", () => {
    const start = { x: 4, y: 7, k: 0.5 };
    expect(keepInSight(start, { x: 0, y: 0 }, { width: 700, height: 500 }, frame, 90)).toEqual(start);
  });
});

describe("showPoint", () => {
  const at = ({ x, y, k }: { x: number; y: number; k: number }, point: { x: number; y: number }) => ({
    x: x + point.x * k,
    y: y + point.y * k,
  });

  it("brings a point into the frame with the room it asks for", () => {
    fc.assert(
      fc.property(view, place, frame, fc.integer({ min: 0, max: 90 }), (view, point, frame, room) => {
        const shown = at(showPoint(view, point.x, point.y, frame, room), point);
        expect(shown.x).toBeGreaterThanOrEqual(room - 1e-6);
        expect(shown.x).toBeLessThanOrEqual(frame.width - room + 1e-6);
        expect(shown.y).toBeGreaterThanOrEqual(room - 1e-6);
        expect(shown.y).toBeLessThanOrEqual(frame.height - room + 1e-6);
      }),
    );
  });

  it("moves nothing when the point can be seen, and keeps the scale when it cannot", () => {
    fc.assert(
      fc.property(view, place, frame, (view, point, frame) => {
        const next = showPoint(view, point.x, point.y, frame, 40);
        expect(next.k).toBe(view.k);
        const again = showPoint(next, point.x, point.y, frame, 39);
        expect(again.x).toBeCloseTo(next.x, 9);
        expect(again.y).toBeCloseTo(next.y, 9);
      }),
    );
  });
});

describe("scaleView", () => {
  it("keeps what stands in the middle of the frame there", () => {
    fc.assert(
      fc.property(view, frame, fc.double({ min: 0.2, max: 5, noNaN: true }), (view, frame, factor) => {
        const scaled = scaleView(view, factor, frame);
        const [middleX, middleY] = [frame.width / 2, frame.height / 2];
        const under = { x: (middleX - view.x) / view.k, y: (middleY - view.y) / view.k };
        expect(scaled.k).toBeCloseTo(view.k * factor, 9);
        expect(scaled.x + under.x * scaled.k).toBeCloseTo(middleX, 6);
        expect(scaled.y + under.y * scaled.k).toBeCloseTo(middleY, 6);
      }),
    );
  });
});
