import { describe, expect, it } from "vitest";
import { partingOf } from "../../../src/tools/bugLab/curves.ts";
import { curveExhibits, samplingExhibits } from "../../../src/tools/bugLab/exhibits.ts";

describe.each(curveExhibits.map((exhibit) => [exhibit.name, exhibit] as const))("%s", (_, exhibit) => {
  const curves = exhibit.curves();

  it("has curves of one length that part and stay within their axis", () => {
    expect(curves.right).toHaveLength(curves.wrong.length);
    expect(partingOf(curves)).toBeGreaterThan(0);
    for (const value of [...curves.right, ...curves.wrong]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(curves.most);
    }
  });
});

it("Equal curves never part", () => {
  expect(partingOf({ ...curveExhibits[0].curves(), right: [1, 2], wrong: [1, 2] })).toBeUndefined();
});

it("UCT gives the best move most of its visits, and each mistake gives it less than UCT does", () => {
  for (const exhibit of samplingExhibits) {
    const { right, wrong } = exhibit.curves();
    expect(right.at(-1)).toBeGreaterThan(0.5);
    expect(wrong.at(-1)).toBeLessThan(0.5);
  }
});
