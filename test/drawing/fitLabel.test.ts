import fc from "fast-check";
import { expect, it } from "vitest";
import { fitLabel } from "../../src/drawing/fitLabel.ts";
import { formatInterval, formatValue } from "../../src/drawing/formatValue.ts";

/** A leaf and an inner node of a tree that is not squeezed, and of the widest. */
const [narrow, wide] = [
  { radius: 16, space: 38 },
  { radius: 23, space: 88 },
];
const leaf = (label: string, room = narrow, scale = 1) => fitLabel(label, { ...room, scale, isSquare: true });
const inner = (label: string, room = narrow, scale = 1) =>
  fitLabel(label, { ...room, scale, isSquare: false });
/** Pixels of type that can be read on a screen. */
const smallestRead = 9;

it("Whole numbers stand in their shapes as they are", () => {
  for (const room of [narrow, wide]) {
    for (const value of [0, 7, -7, 14, -12, 100]) {
      expect(leaf(formatValue(value), room)).toMatchObject({ text: formatValue(value), place: "inside" });
      expect(inner(formatInterval(value, Infinity), wide)).toMatchObject({ place: "inside" });
    }
  }
});

it("No label is ever too small to be read on the screen", () => {
  const value = fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.integer({ min: -99, max: 99 }));
  const room = fc.record({
    radius: fc.double({ min: 0.5, max: 23, noNaN: true }),
    space: fc.double({ min: 1, max: 88, noNaN: true }),
  });
  fc.assert(
    fc.property(value, room, fc.double({ min: 0.15, max: 4, noNaN: true }), (value, room, scale) => {
      for (const { text, size } of [
        leaf(formatValue(value), room, scale),
        inner(formatInterval(value, Infinity), room, scale),
      ])
        if (text !== "") expect(size * scale).toBeGreaterThanOrEqual(smallestRead - 1e-6);
    }),
  );
});

it("Estimates of three decimals can be read in a leaf, and beside a triangle that has room", () => {
  expect(leaf("−0.004").text).toBe("−.004");
  expect(leaf("−0.004", wide).text).toBe("−0.004");
  expect(inner("≥−0.004", { radius: 16, space: 80 })).toMatchObject({ text: "≥−0.004", place: "beside" });
  expect(leaf("10.5").text).toBe("10.5");
});

it("A leaf that is narrow has its label turned, and none where that is too high for its row", () => {
  expect(leaf("67", { radius: 4, space: 9 })).toMatchObject({ text: "67", place: "turned" });
  expect(leaf("67", { radius: 2, space: 5 }).text).toBe("");
  expect(leaf("67", { radius: 2, space: 5 }, 4)).toMatchObject({ text: "67" });
});

it("A triangle without room for its value still says which bound is known, but never that nothing is", () => {
  expect(inner("≥−12", { radius: 8, space: 19 }).text).toBe("≥");
  expect(inner("3…14", { radius: 8, space: 19 }).text).toBe("…");
  expect(inner("?", { radius: 3, space: 9 }).text).toBe("");
});

it("Of a number with many digits only its size is said where the digits have no room", () => {
  expect(leaf("123456789", wide).text).toBe("123456789");
  expect(leaf("123456789012345680000", wide).text).toBe("1.2e20");
  expect(leaf("−123456789").text).toBe("−1.2e8");
});

it("No label is wider than the space of its leaf", () => {
  for (const room of [narrow, wide])
    for (const label of ["3", "−12", "−0.028", "0.25", "−100", "123.456", "−2147483648"]) {
      const { half, place } = leaf(label, room);
      if (place === "inside") expect(2 * half).toBeLessThanOrEqual(0.9 * room.space);
    }
});
