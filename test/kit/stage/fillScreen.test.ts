import { expect, it } from "vitest";
import { largeScale } from "../../../src/kit/stage/fillScreen.ts";

const projector = { width: 1920, height: 1080 };

it("A figure grows until it meets the first edge of the window", () => {
  const scale = largeScale(projector, 650, 0);
  expect(scale * 650).toBeLessThanOrEqual(projector.height);
  expect((scale + 0.03) * 650).toBeGreaterThan(projector.height);
  expect(largeScale({ width: 1200, height: 2000 }, 650, 0)).toBeCloseTo(1200 / 1040, 1);
});

it("What stands above it takes its share", () => {
  expect(largeScale(projector, 650, 200)).toBeLessThan(largeScale(projector, 650, 0));
});

it("No figure is made smaller than it was", () => {
  expect(largeScale({ width: 390, height: 844 }, 1500, 100)).toBe(1);
});
