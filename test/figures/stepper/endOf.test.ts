import { expect, test } from "vitest";
import { endOf } from "../../../src/figures/stepper/words.ts";

const way = (plies: number) => `move ${Array.from({ length: plies }, (_, ply) => ply + 1).join(".")}`;

test("of a long way of moves its last four numbers stand, and short ones stand whole", () => {
  expect(endOf(way(40))).toBe("move …37.38.39.40");
  expect(endOf(way(8))).toBe("move …5.6.7.8");
  expect(endOf(way(7))).toBe(way(7));
  expect(endOf("the root")).toBe("the root");
});
