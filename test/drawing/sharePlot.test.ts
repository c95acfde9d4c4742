import { expect, it } from "vitest";
import { sharePlot } from "../../src/drawing/sharePlot.ts";

const plot = sharePlot(200, { left: 30, right: 230, top: 10, bottom: 110 });

it("Shares stand between the chart's edges, counts from left to right", () => {
  expect([plot.x(0), plot.x(100), plot.x(200)]).toEqual([30, 130, 230]);
  expect([plot.y(0), plot.y(0.5), plot.y(1)]).toEqual([110, 60, 10]);
});

it("A line goes from point to point", () => {
  expect(
    plot.line([
      [0, 0],
      [100, 1],
    ]),
  ).toBe("M30,110L130,10");
});

it("Ticks are whole counts, also where there are few", () => {
  expect(sharePlot(2, { left: 0, right: 10, top: 0, bottom: 10 }).xTicks).toEqual([0, 1, 2]);
});
