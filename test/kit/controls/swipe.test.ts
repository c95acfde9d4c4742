import fc from "fast-check";
import { expect, it } from "vitest";
import { keyOf, swipeOf } from "../../../src/kit/controls/swipe.ts";

const pixels = fc.integer({ min: -60, max: 60 });

it("A finger swipes to where it went furthest, and one that hardly moved has swiped nowhere", () => {
  fc.assert(
    fc.property(pixels, pixels, (right, down) => {
      const far = { right, left: -right, down, up: -down };
      const most = Math.max(...Object.values(far));
      const way = swipeOf(right, down);
      if (most < 24) expect(way).toBeUndefined();
      else expect(far[way!]).toBe(most);
    }),
  );
});

it("Each way has the arrow key of its name", () => {
  for (const way of ["left", "right", "up", "down"] as const)
    expect(keyOf(way).toLowerCase()).toBe(`arrow${way}`);
});
