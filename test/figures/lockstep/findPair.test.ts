import { describe, expect, it } from "vitest";
import { findPair, runPair } from "../../../src/figures/lockstep/pairOfRuns.ts";
import { findStep } from "../../../src/trace/index.ts";

const pair = runPair({
  tree: "[[3,12,8],[2,4,6],[14,5,2]]",
  algorithm: "minimax",
  against: "alphaBeta",
  order: "given",
  againstOrder: "given",
});
const [minimax, alphaBeta] = pair.lanes.map(({ run }) => run.trace);

describe("The place that prose speaks of", () => {
  it("is the start, the end or a number", () => {
    expect([findPair(pair, "start"), findPair(pair, "7")]).toEqual([0, 7]);
    expect(pair.pairs.at(findPair(pair, "end")).steps).toEqual([minimax.length, alphaBeta.length]);
  });

  it("is where the two part", () => {
    expect(findPair(pair, "parting 1")).toBe(pair.pairs.partings[0]);
  });

  it("is where one of them comes to a step of its own, the left one where no side is named", () => {
    const at = (text: string) => pair.pairs.at(findPair(pair, text));
    expect(at("right cutoff 1").steps[1]).toBe(findStep(alphaBeta, "cutoff 1"));
    expect(at("left enter 1.2").steps[0]).toBe(findStep(minimax, "enter 1.2"));
    expect(at("leave 2").steps[0]).toBe(findStep(minimax, "leave 2"));
    expect(at("leave 2").moved[0]).toBe(true);
  });

  it.each([
    ["99", /no step 99/],
    ["parting 2", /the last is parting 1/],
    ["left cutoff 1", /there is none/],
    ["middle 3", /names no step/],
  ])('"%s" is refused, with what there is', (text, problem) => {
    expect(() => findPair(pair, text)).toThrow(problem);
  });
});
