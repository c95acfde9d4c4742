import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Key } from "../../../src/engine/table/entry.ts";
import { placeOf } from "../../../src/engine/table/transpositionTable.ts";

const number = fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true }));
const key: fc.Arbitrary<Key> = fc.oneof(number, fc.bigInt(), fc.string());
const size = fc.integer({ min: 1, max: 2 ** 24 });

describe("placeOf", () => {
  it("is a place of the table for any key, and the same each time", () => {
    fc.assert(
      fc.property(key, size, (key, size) => {
        const place = placeOf(key, size);
        expect(Number.isInteger(place) && place >= 0 && place < size).toBe(true);
        expect(placeOf(key, size)).toBe(place);
      }),
    );
  });

  it("gives equal numbers one place, 0 and −0 too", () => {
    expect(placeOf(-0, 1009)).toBe(placeOf(0, 1009));
  });

  const kinds: readonly [string, (index: number) => Key][] = [
    ["whole numbers in a row", (index) => index],
    ["multiples of the size", (index) => index * 256],
    ["numbers past 32 bits", (index) => index * 2 ** 40],
    ["fractions", (index) => index / 1000],
    ["big integers", (index) => BigInt(index) << 70n],
    ["big integers below zero", (index) => -1n - (BigInt(index) << 33n)],
    ["texts that differ in one character", (index) => `[3,[${String.fromCharCode(0x100 + index)},9]]`],
  ];

  it.each(kinds)("spreads %s over the places about as evenly as chance would", (_kind, keyAt) => {
    const [places, perPlace] = [256, 32];
    const counts = new Array<number>(places).fill(0);
    for (let index = 0; index < places * perPlace; index++) counts[placeOf(keyAt(index), places)]++;
    // By chance a place gets 32 give or take 5.7: ten times that is out of the question, and so is an empty place.
    expect(Math.max(...counts)).toBeLessThan(perPlace * 3);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});
