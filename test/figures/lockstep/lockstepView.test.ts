import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLockstepView, writeLockstepView } from "../../../src/figures/lockstep/lockstepView.ts";
import { samePair } from "../../../src/figures/lockstep/pairOfRuns.ts";
import { arbitraryPair } from "./arbitraryPair.ts";

describe("A link to two searches", () => {
  it("holds all that is needed to show them again", () => {
    fc.assert(
      fc.property(arbitraryPair, fc.nat({ max: 99 }), fc.boolean(), (setup, step, movers) => {
        const link = new URLSearchParams(writeLockstepView({ setup, step, movers }).toString());
        const view = readLockstepView(link);
        expect([view.step, view.movers]).toEqual([step, movers]);
        expect(samePair(view.setup, setup)).toBe(true);
      }),
    );
  });

  it("holds a rearranged tree", () => {
    const setup = {
      tree: "[[1,2],3]",
      algorithm: "alphaBeta",
      against: "alphaBeta",
      order: "given",
    } as const;
    const link = writeLockstepView({ setup: { ...setup, againstOrder: "[3,[2,1]]" }, step: 0 });
    expect(readLockstepView(link).setup.againstOrder).toBe("[3,[2,1]]");
  });

  it.each([
    ["tree=[1,2]&algorithm=minimax&against=maximin", /no algorithm "maximin"/],
    ["tree=[1,2]&algorithm=minimax&order=random", /no order "random"/],
    ["algorithm=minimax&against=minimax", /neither a tree nor a game/],
  ])("%s is refused, with the reason", (link, problem) => {
    expect(() => readLockstepView(new URLSearchParams(link))).toThrow(problem);
  });
});
