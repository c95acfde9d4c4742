import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderBars, placeMarks, placeOverBars } from "../../src/drawing/orderBars.ts";

const textbook = [48, 96, 432, 384, 336].map((orders, i) => ({ leaves: i + 5, orders }));

const arbitraryCounts = fc
  .uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 })
  .map((leaves) => leaves.sort((a, b) => a - b).map((count) => ({ leaves: count, orders: (count % 7) + 1 })));

it("a histogram has a bar for every number of leaves where there is room", () => {
  const { bars, at } = orderBars(textbook, 400, 100);
  expect(bars.map(({ from, to, orders }) => [from, to, orders])).toEqual(
    textbook.map(({ leaves, orders }) => [leaves, leaves, orders]),
  );
  expect(Math.min(...bars.map(({ y }) => y))).toBe(0);
  for (const { from, x, width } of bars) expect(at(from)).toBeCloseTo(x + width / 2, 9);
});

it("a number of leaves that no order costs keeps its place", () => {
  const { bars } = orderBars(
    [
      { leaves: 2, orders: 1 },
      { leaves: 4, orders: 3 },
    ],
    400,
    100,
  );
  expect(bars.map(({ from, orders }) => [from, orders])).toEqual([
    [2, 1],
    [3, 0],
    [4, 3],
  ]);
  expect(bars[1].y).toBe(100);
});

it("a histogram loses no order, and its bars lie side by side inside it", () => {
  fc.assert(
    fc.property(arbitraryCounts, fc.integer({ min: 200, max: 900 }), (counts, width) => {
      const { bars } = orderBars(counts, width, 100);
      const sum = (all: readonly { orders: number }[]) =>
        all.reduce((total, { orders }) => total + orders, 0);
      expect(sum(bars)).toBe(sum(counts));
      expect(bars[0].x).toBeGreaterThanOrEqual(0);
      for (const [i, { x, width: wide }] of bars.entries())
        expect(x + wide).toBeLessThanOrEqual((bars[i + 1]?.x ?? width) + 1e-9);
      for (const { leaves } of counts) {
        expect(bars.filter(({ from, to }) => from <= leaves && leaves <= to)).toHaveLength(1);
      }
    }),
  );
});

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

describe("Numbers over bars", () => {
  it("all stand where there is room, the first asked where there is not", () => {
    const { bars } = orderBars(textbook, 400, 100);
    const asked = bars.map((bar) => ({ bar, text: String(bar.orders) }));
    expect(placeOverBars(asked, bars, 400).map(({ text }) => text)).toEqual([
      "48",
      "96",
      "432",
      "384",
      "336",
    ]);
    const long = bars.map((bar, i) => ({ bar, text: `${"9".repeat(16)}${i}` }));
    const placed = placeOverBars([long[2], ...long], bars, 400);
    expect(placed[0].bar).toBe(bars[2]);
    expect(placed.length).toBeLessThan(5);
  });

  it("never cover each other or a taller bar, and stay inside", () => {
    fc.assert(
      fc.property(arbitraryCounts, fc.integer({ min: 200, max: 900 }), (counts, width) => {
        const { bars } = orderBars(counts, width, 100);
        const asked = bars.map((bar) => ({ bar, text: String(bar.orders * 1000) }));
        const placed = placeOverBars(asked, bars, width);
        expect(placed.length).toBeGreaterThan(0);
        const boxes = placed.map(({ x, y, text }) => ({
          left: x - 3.5 * text.length,
          right: x + 3.5 * text.length,
          top: y - 12,
          foot: y,
        }));
        type Box = (typeof boxes)[number];
        const isBeside = (one: Box, other: Box) =>
          one.right <= other.left ||
          other.right <= one.left ||
          one.foot <= other.top ||
          other.foot <= one.top;
        const solid = bars.map((bar) => ({ left: bar.x, right: bar.x + bar.width, top: bar.y, foot: 100 }));
        const bad = boxes.filter(
          (box, i) =>
            box.left < 0 ||
            box.right > width ||
            ![...boxes.slice(0, i), ...solid].every((other) => isBeside(box, other)),
        );
        expect(bad).toEqual([]);
      }),
    );
  });
});
