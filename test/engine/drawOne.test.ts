import { describe, expect, it } from "vitest";
import { drawOne } from "../../src/engine/drawOne.ts";
import { random } from "../../src/engine/index.ts";

describe("Drawing one choice", () => {
  it("follows the probabilities", () => {
    const chance = random("draw");
    const counts = [0, 0, 0];
    for (let i = 0; i < 20_000; i++) counts[drawOne([0.2, 0.7, 0.1], chance)]++;
    // Four standard deviations of a share of 0.7 are about 260.
    expect(Math.abs(counts[0] - 4000)).toBeLessThan(260);
    expect(Math.abs(counts[1] - 14_000)).toBeLessThan(260);
  });

  it("never takes what has no probability, also where roundings leave a rest", () => {
    const chance = random("rest");
    for (let i = 0; i < 1000; i++) expect(drawOne([0, 0.5, 0.5 - 1e-9, 0], chance)).not.toBe(3);
    const last = { ...chance, next: () => 1 - 2 ** -32 };
    expect(drawOne([0.5, 0.4999, 0], last)).toBe(1);
  });
});
