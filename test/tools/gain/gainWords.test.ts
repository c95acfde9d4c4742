import { expect, it } from "vitest";
import { difference, gainNumber } from "../../../src/tools/gain/testWords.ts";

it("A gain that rounds to nothing has no sign", () => {
  expect([-0.004, 0, 0.004, -0.25].map(gainNumber)).toEqual(["0.00", "0.00", "0.00", "−0.25"]);
});

it("A difference between the arms that rounds to nothing is neither above nor below", () => {
  const said = (gain: number) => difference("Minimax", gain, [-0.2, 0.2]);
  for (const gain of [-0.001, 0, 0.001])
    expect(said(gain)).toContain("the mean gain with figures is as great as that with the text alone");
  expect(said(-0.1)).toContain("is 0.10 below that");
  expect(said(0.1)).toContain("is 0.10 above that");
});
