import fc from "fast-check";
import { expect, it } from "vitest";
import { inset } from "../../../src/kit/tree/pathOutside.ts";
import { aheadOutside, fingerStep } from "../../../src/tools/beTheSearch/aheadOutside.ts";

const frame = { left: 46, right: 358, height: 300, view: { x: 0, y: 0, k: 1 } };
const sight = (...x: number[]) => ({ ...frame, x, y: x.map(() => 80) });
const ids = (count: number) => Array.from({ length: count }, (_, id) => id);

it("What is in sight needs nothing in its stead, and a row out of sight has nothing", () => {
  expect(aheadOutside([0, 1], sight(60, 300))).toEqual([]);
  expect(aheadOutside([0, 1], { ...sight(-60, 600), height: 40 })).toEqual([]);
});

it("Children beside the frame stand at its edges in their order, the outermost outermost", () => {
  expect(aheadOutside(ids(4), sight(-300, -20, 200, 700))).toEqual([
    { id: 0, x: 46 + inset.left, y: 80, to: "left" },
    { id: 1, x: 46 + inset.left + fingerStep, y: 80, to: "left" },
    { id: 3, x: 358 - inset.right, y: 80, to: "right" },
  ]);
});

it("One that those at the edge would cover goes there, too", () => {
  expect(aheadOutside([0, 1], sight(200, 330)).map(({ id }) => id)).toEqual([]);
  expect(aheadOutside([0, 1, 2], sight(100, 330, 600)).map(({ id }) => id)).toEqual([1, 2]);
});

it("Of up to four children each can be hit, wherever the picture stands: in sight, or at an edge, and none covers another", () => {
  const row = fc.array(fc.integer({ min: 30, max: 900 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(row, fc.integer({ min: -2000, max: 2000 }), (gaps, start) => {
      let at = start;
      const x = gaps.map((gap) => (at += gap));
      const outside = aheadOutside(ids(x.length), sight(...x));
      const shown = x.map((across, id) => outside.find((one) => one.id === id)?.x ?? across);
      for (const across of shown) {
        expect(across).toBeGreaterThanOrEqual(frame.left);
        expect(across).toBeLessThanOrEqual(frame.right);
      }
      for (const [place, across] of shown.slice(1).entries())
        expect(across - shown[place]).toBeGreaterThanOrEqual(fingerStep / 2);
    }),
  );
});
