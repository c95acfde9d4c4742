import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { surelyEqual } from "./surelyEqual.ts";

/** Few values, so that two of them are often equal, or nearly. */
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(0, -0, 1, Number.NaN, "", "a", undefined, null, true),
    fc.array(tie("value"), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom("a", "b"), tie("value"), { maxKeys: 2, noNullPrototype: true }),
    fc.constantFrom([0, 1], [1]).map((numbers) => Int8Array.from(numbers)),
    fc.constantFrom([0, 1], [1]).map((numbers) => Float64Array.from(numbers)),
  ),
})).value;

describe("surelyEqual", () => {
  it("says yes of what Node, too, calls equal, and of nothing else", () => {
    let equal = 0;
    fc.assert(
      fc.property(value, value, (one, other) => {
        const same = isDeepStrictEqual(one, other);
        expect(surelyEqual(one, other)).toBe(same ? true : undefined);
        expect(surelyEqual(one, structuredClone(one))).toBe(true);
        if (same) equal++;
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(equal).toBeGreaterThan(50);
  });

  const mark = Symbol("mark");
  const tagged = (text: string) => Object.assign([1], { text });
  class Held {
    readonly #value: number;
    constructor(value: number) {
      this.#value = value;
    }
    *[Symbol.iterator]() {
      yield this.#value;
    }
  }

  it.each<[string, unknown, unknown]>([
    ["objects of a class, whose insides nobody sees", new Held(1), new Held(2)],
    ["maps", new Map([[1, 2]]), new Map([[1, 3]])],
    ["sets", new Set([1]), new Set([2])],
    ["errors", new Error("one"), new Error("other")],
    ["dates", new Date(0), new Date(1)],
    ["a matcher", { a: 1 }, { a: expect.any(Number) }],
    ["a field that is not there", { a: undefined }, {}],
    ["another field that is not there", { a: undefined }, { b: undefined }],
    ["a gap", new Array(1), [undefined]],
    ["what stands beside the items", tagged("one"), tagged("other")],
    ["what symbols name", { [Symbol.iterator]: 1 }, { [Symbol.iterator]: 2 }],
    [
      "what symbols name beside the items",
      Object.assign([1], { [mark]: 1 }),
      Object.assign([1], { [mark]: 2 }),
    ],
    ["numbers of another width", Int8Array.of(1), Int16Array.of(1)],
    ["bytes", new DataView(Int8Array.of(1).buffer), new DataView(Int8Array.of(2).buffer)],
    ["0 and −0", [0], [-0]],
  ])("leaves to others: %s", (_, one, other) => {
    expect(surelyEqual(one, other)).toBeUndefined();
    expect(surelyEqual([one], [other])).toBeUndefined();
  });

  it("calls two loops equal that go equally far, as Node does", () => {
    interface Loop {
      next?: Loop;
    }
    /** So many objects after each other, the last of which leads back to the one at this place. */
    const loop = (length: number, back: number): Loop => {
      const all = Array.from({ length }, (): Loop => ({}));
      for (const [place, one] of all.entries()) one.next = all[place + 1] ?? all[back];
      return all[0];
    };
    expect(surelyEqual(loop(2, 0), loop(2, 0))).toBe(true);
    expect(surelyEqual(loop(3, 1), loop(3, 1))).toBe(true);
    expect(surelyEqual(loop(2, 0), loop(2, 1))).toBeUndefined();
    expect(surelyEqual(loop(3, 0), loop(2, 0))).toBeUndefined();
  });

  it("is asked by every matcher of this run", () => {
    expect([1, { a: [2] }]).toEqual([1, { a: [2] }]);
    expect([1, { a: [2] }]).not.toEqual([1, { a: [3] }]);
    expect({ a: 1, b: [2] }).toEqual({ a: expect.any(Number), b: [2] });
    expect({ a: undefined }).toEqual({});
    expect({ a: undefined }).not.toStrictEqual({});
    expect({ a: 1, b: [2] }).toMatchObject({ b: [2] });
    const { comparesQuickly } = globalThis as { comparesQuickly?: true };
    expect(comparesQuickly).toBe(true);
  });
});
