import { expect, it } from "vitest";
import { claims } from "../../src/site/bugLabWords.ts";

it("What is claimed of an input is claimed of what was tried, and of no other numbers", () => {
  // With leaves below 0 some have a smaller one: see test/tools/bugLab/smallest.test.ts.
  expect(claims.tree).toMatch(/^Of all trees with leaves of 0, 1 and 2 /);
  expect(claims.tree).not.toContain("other numbers");
});
