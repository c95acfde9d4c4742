import { expect, it } from "vitest";
import { lockstep } from "../../../src/figures/lockstep/lockstep.ts";
import { searchExhibits } from "../../../src/tools/bugLab/exhibits.ts";
import { lockstepOf } from "../../../src/tools/bugLab/searchExhibit.ts";

it("Right and wrong stand where they first part; only the slow digest never parts from what is right", () => {
  const together = searchExhibits.filter((exhibit) => lockstepOf(exhibit).at === "end");
  expect(together.map(({ name }) => name)).toEqual(["slowDigest"]);
});

it.each(searchExhibits.map((exhibit) => [exhibit.name, exhibit] as const))(
  "%s has a link into the playground",
  (name, exhibit) => {
    const link = lockstep.link({ ...lockstepOf(exhibit) });
    expect(link.get("against")).toBe(name);
    expect(link.get("algorithm")).toBe(exhibit.standsFor);
  },
);
