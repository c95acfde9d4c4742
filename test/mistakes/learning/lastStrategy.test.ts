import { expect, it } from "vitest";
import { exploitabilityOf, regretMatching, type Strategy } from "../../../src/engine/index.ts";
import { lastStrategy } from "../../../src/mistakes/index.ts";

const rockPaperScissors = [
  [0, -1, 1],
  [1, 0, -1],
  [-1, 1, 0],
];
const start: [Strategy, Strategy] = [
  [1, 0, 0],
  [0, 1, 0],
];

it("lastStrategy stays far from equilibrium where the averages come near", () => {
  const options = { iterations: 10_000, start };
  expect(regretMatching(rockPaperScissors, options).exploitability).toBeLessThan(0.02);
  expect(lastStrategy(rockPaperScissors, options).exploitability).toBeGreaterThan(0.5);
});

it("lastStrategy hands out what would be played next, and says how far that is from equilibrium", () => {
  const options = { iterations: 7, start };
  const { average, exploitability } = lastStrategy(rockPaperScissors, options);
  expect(average).toEqual(regretMatching(rockPaperScissors, options).current);
  expect(exploitability).toBe(exploitabilityOf(rockPaperScissors, ...average));
});

it("lastStrategy does no harm where nothing ever moves", () => {
  expect(lastStrategy(rockPaperScissors, { iterations: 9 }).exploitability).toBeCloseTo(0, 12);
});
