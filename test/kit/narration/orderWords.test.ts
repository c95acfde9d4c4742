import { describe, expect, it } from "vitest";
import { orderingPartNames } from "../../../src/engine/index.ts";
import { orderWords } from "../../../src/kit/narration/orderWords.ts";

describe("What is said of an order", () => {
  it("tells how many moves there are and gives every part of the ordering a reason of its own", () => {
    const said = orderingPartNames.map((part) => orderWords(7, part));
    for (const sentence of said) expect(sentence).toMatch(/^The \*7 moves\* are put in order\. .*\*\.$/);
    expect(new Set(said).size).toBe(orderingPartNames.length);
  });

  it("names no reason where there is nothing to choose", () => {
    expect(orderWords(1, "table")).toBe("There is *one move* to try.");
  });
});
