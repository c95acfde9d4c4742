import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeMarks } from "../../src/drawing/placeMarks.ts";

describe("Marks under bars", () => {
  it("stand in the middle of their bars, in one row, where there is room", () => {
    const marks = [
      { middle: 200, text: "this order" },
      { middle: 40, text: "fewest" },
    ];
    expect(placeMarks(marks, 400).map(({ x, row }) => [x, row])).toEqual([
      [200, 0],
      [40, 0],
    ]);
  });

  it("stand below each other where they share a bar", () => {
    const marks = ["this order", "fewest", "most"].map((text) => ({ middle: 100, text }));
    expect(placeMarks(marks, 400).map(({ row }) => row)).toEqual([0, 1, 2]);
  });

  it("never cover each other, and stay inside", () => {
    const middles = fc.array(fc.integer({ min: 0, max: 340 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(middles, (all) => {
        const texts = ["this order", "fewest", "most"];
        const placed = placeMarks(
          all.map((middle, i) => ({ middle, text: texts[i] })),
          340,
        );
        for (const { x, text } of placed) {
          expect(x - text.length * 3).toBeGreaterThanOrEqual(0);
          expect(x + text.length * 3).toBeLessThanOrEqual(340);
        }
        for (const [i, one] of placed.entries()) {
          for (const other of placed.slice(i + 1)) {
            const apart = Math.abs(one.x - other.x) >= 3 * (one.text.length + other.text.length);
            expect(apart || one.row !== other.row).toBe(true);
          }
        }
      }),
    );
  });
});
