import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { random } from "../../src/engine/index.ts";

const draw = (seed: number | string, count: number) => {
  const source = random(seed);
  return Array.from({ length: count }, () => source.next());
};

describe("random", () => {
  it("gives the same numbers for the same seed and others for another", () => {
    expect(draw(7, 50)).toEqual(draw(7, 50));
    expect(draw("seven", 50)).toEqual(draw("seven", 50));
    expect(draw(7, 50)).not.toEqual(draw(8, 50));
  });

  it("gives numbers from 0 to below 1 that fill the interval evenly", () => {
    const tenths = new Array(10).fill(0);
    for (const value of draw("even", 10_000)) tenths[Math.floor(value * 10)]++;
    // Each tenth holds 1,000 in expectation, with a standard deviation of 30.
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it("gives near seeds unlike numbers", () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => draw(seed, 1)[0]);
    expect(new Set(firsts).size).toBe(1000);
    const rising = firsts.filter((value, seed) => seed > 0 && value > firsts[seed - 1]).length;
    expect(Math.abs(rising - 500)).toBeLessThan(75);
  });

  it("draws whole numbers below a bound, each of them", () => {
    const source = random(1);
    const drawn = Array.from({ length: 600 }, () => source.below(6));
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(random(2).below(1)).toBe(0);
  });

  it("shuffles a copy, every order being possible", () => {
    const items = ["a", "b", "c"];
    const source = random("orders");
    const orders = new Set(Array.from({ length: 200 }, () => source.shuffle(items).join("")));
    expect([...orders].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
    expect(items).toEqual(["a", "b", "c"]);
  });

  it("keeps all items when it shuffles", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        expect(random(seed).shuffle(items).toSorted()).toEqual(items.toSorted());
      }),
    );
  });
});
