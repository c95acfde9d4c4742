import { describe, expect, it } from "vitest";
import { chanceExhibits } from "../../../src/tools/bugLab/exhibits.ts";
import { readingPair } from "../../../src/tools/bugLab/reading.ts";

describe.each(chanceExhibits.map((exhibit) => [exhibit.name, exhibit] as const))("%s", (_, exhibit) => {
  const { right, wrong, parting } = readingPair(exhibit);

  it("does what the right search does up to the step at which they part, and then something else", () => {
    expect(parting).toBeGreaterThan(1);
    expect(wrong.steps.slice(0, parting - 1)).toEqual(right.steps.slice(0, parting - 1));
    expect(wrong.steps[parting - 1]).not.toEqual(right.steps[parting - 1]);
  });

  it("chooses another child of the root than the right search, which reads all leaves", () => {
    expect([right.chosen, wrong.chosen]).toEqual(["1", "0"]);
    expect([...right.returned.keys()].toSorted()).toEqual(["", "0", "1", "1.0", "1.1"]);
    expect(wrong.returned.get("")).toBe(wrong.returned.get(wrong.chosen));
  });

  it("enters and leaves each node that it reads once, the root first and last", () => {
    for (const { steps } of [right, wrong]) {
      const nodes = (kind: "enter" | "leave") =>
        steps.filter((step) => step.kind === kind).map(({ node }) => node);
      expect(nodes("enter").toSorted()).toEqual(nodes("leave").toSorted());
      expect([nodes("enter")[0], nodes("leave").at(-1)]).toEqual(["", ""]);
      expect(new Set(nodes("enter")).size).toBe(nodes("enter").length);
    }
  });
});
