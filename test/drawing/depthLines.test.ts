import { describe, expect, it } from "vitest";
import { depthLines } from "../../src/drawing/depthLines.ts";

describe("Counts against depth", () => {
  it("are a straight line where they grow by the same factor with each ply", () => {
    const { lines, columns } = depthLines([{ name: "b", counts: [7, 49, 343, 2401] }], 4, 300, 200);
    const [{ points }] = lines;
    expect(columns).toEqual([0, 100, 200, 300]);
    const steps = points.slice(1).map(({ y }, i) => points[i].y - y);
    for (const step of steps) expect(step).toBeCloseTo(steps[0], 9);
    expect(points.at(-1)!.y).toBeCloseTo(0);
  });

  it("stand within the frame, more of them higher", () => {
    const all = [
      { name: "one", counts: [8, 21, 76] },
      { name: "other", counts: [8, 33, 226] },
    ];
    const { lines, tens } = depthLines(all, 5, 400, 200);
    for (const { points } of lines) {
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(400);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(200);
      }
    }
    expect(lines[1].end.y).toBeLessThan(lines[0].end.y);
    expect(tens.map(({ count }) => count)).toEqual([1, 10, 100]);
    expect(tens[0].y).toBe(200);
  });

  it("leaves out lines without a count, and draws a single ply", () => {
    const { lines, columns } = depthLines(
      [
        { name: "none", counts: [] },
        { name: "one", counts: [8] },
      ],
      1,
      300,
      200,
    );
    expect(lines.map(({ name }) => name)).toEqual(["one"]);
    expect(columns).toEqual([0]);
  });
});
