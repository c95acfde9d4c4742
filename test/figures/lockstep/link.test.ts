import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lockstep } from "../../../src/figures/lockstep/lockstep.ts";
import { samePair, setupOf } from "../../../src/figures/lockstep/lockstepSetup.ts";
import { arbitraryPair } from "./arbitraryPair.ts";

const { over, place, read, write } = lockstep;

describe("A link to two searches", () => {
  it("holds all that is needed to show them again", () => {
    fc.assert(
      fc.property(arbitraryPair, fc.nat({ max: 99 }), fc.boolean(), (setup, step, movers) => {
        const { given } = place({ ...setup, at: step, movers });
        expect(samePair(setupOf(given), setup)).toBe(true);
        const view = read(new URLSearchParams(write(given).toString()));
        expect([view.at, view.movers]).toEqual([String(step), movers]);
        expect(samePair(setupOf(view), setup)).toBe(true);
      }),
    );
  });

  it("holds a rearranged tree", () => {
    const { given } = place({ tree: "[[1,2],3]", algorithm: "alphaBeta", againstOrder: "[3,[2,1]]" });
    expect(read(write(given)).againstOrder).toBe("[3,[2,1]]");
  });

  it("says nothing of which tree is in front, which pages and phrases do", () => {
    const { given, looks } = place({ tree: "[[1,2],3]", front: "right" });
    expect([given.front, looks.front]).toEqual(["right", "right"]);
    expect(over(given, { front: "left" }).front).toBe("left");
    expect(write(given).has("front")).toBe(false);
  });

  it.each([
    ["tree=[1,2]&algorithm=minimax&against=maximin", /no algorithm "maximin"/],
    ["tree=[1,2]&algorithm=minimax&order=random", /no order "random"/],
    ["algorithm=minimax&against=minimax", /neither a tree nor a game/],
  ])("%s is refused, with the reason", (link, problem) => {
    expect(() => read(new URLSearchParams(link))).toThrow(problem);
  });
});

describe("What a page says of two searches", () => {
  it("is the same algorithm on both sides where one alone is named, and stays so where another is asked for", () => {
    const { given } = place({ tree: "[[1,2],3]", algorithm: "minimax" });
    expect([given.against, over(given, { algorithm: "negamax" }).against]).toEqual(["minimax", "minimax"]);
  });

  it("is a place by its name, which becomes a number", () => {
    const said = {
      tree: "[[3,12,8],[2,4,6]]",
      algorithm: "minimax",
      against: "alphaBeta",
      at: "parting 1",
    };
    expect(lockstep.link(said).get("step")).toMatch(/^\d+$/);
    expect(() => lockstep.link({ ...said, at: "parting 2" })).toThrow("the last is parting 1");
    expect(() => place({ ...said, step: 3 })).toThrow('has no "step"');
  });
});
