import { describe, expect, it } from "vitest";
import { softmax } from "../../../src/engine/index.ts";

describe("The softmax of values", () => {
  it("is proportional to exp(value / temperature)", () => {
    const [values, temperature] = [[0.3, -0.2, 0.1, 0.3], 0.25];
    const powers = values.map((value) => Math.exp(value / temperature));
    const sum = powers.reduce((one, other) => one + other);
    const probabilities = softmax(values, temperature);
    for (const [i, power] of powers.entries()) expect(probabilities[i]).toBeCloseTo(power / sum, 12);
  });

  it("makes a choice worth one temperature less e times rarer", () => {
    const [better, worse] = softmax([5, 4.5], 0.5);
    expect(better / worse).toBeCloseTo(Math.E, 12);
  });

  it("shares everything among the best at temperature 0", () => {
    expect(softmax([1, 3, 2, 3], 0)).toEqual([0, 0.5, 0, 0.5]);
  });

  it("stands values of any size, also infinite ones", () => {
    expect(softmax([1e300, -1e300], 1e-9)).toEqual([1, 0]);
    expect(softmax([-Infinity, 2, -Infinity], 1)).toEqual([0, 1, 0]);
    expect(softmax([-Infinity, -Infinity], 0.1)).toEqual([0.5, 0.5]);
  });

  it("comes near to chance where it is hot", () => {
    for (const probability of softmax([1, 0, -1], 1e6)) expect(probability).toBeCloseTo(1 / 3, 5);
  });

  it("refuses what makes no sense", () => {
    expect(() => softmax([], 1)).toThrow(RangeError);
    expect(() => softmax([1], -1)).toThrow("temperature must be a number, 0 or more, not -1");
    expect(() => softmax([1], Number.NaN)).toThrow(RangeError);
  });
});
