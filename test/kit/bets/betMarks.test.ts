import { describe, expect, it } from "vitest";
import { betMarks } from "../../../src/kit/bets/betMarks.ts";
import type { AlgorithmName } from "../../../src/kit/run/algorithms.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { alignTrace } from "../../../src/kit/tree/alignTrace.ts";
import { findStep } from "../../../src/trace/index.ts";

/** The marks of a search of this tree at a named step, by the path of child indices to each node. */
function marksAt(at: string, algorithm: AlgorithmName = "negaScout", tree = "[[14,5,2],[2,4,6],[12,8,3]]") {
  const run = runSetup({ tree, algorithm });
  const { shown } = alignTrace(run.outline, run.trace);
  const marks = betMarks(run, (id) => run.outline.nodes[shown[id]], findStep(run.trace, at));
  const pathOf = (id: number): string => {
    const { parent, index } = run.outline.nodes[id];
    return parent === undefined ? "" : [pathOf(parent.id), index].filter((part) => part !== "").join(".");
  };
  return Object.fromEntries(
    marks.map(({ node, stage, visits }) => [pathOf(node) || "root", [stage, visits]]),
  );
}

describe("The marks on the tree", () => {
  it("follow a bet from its test to its end", () => {
    expect(marksAt("enter 0")).toEqual({});
    expect(marksAt("enter 1")).toEqual({ "1": ["open", 1] });
    expect(marksAt("leave 1")).toEqual({ "1": ["held", 1] });
    expect(marksAt("leave 2")).toMatchObject({ "2": ["lost", 1] });
    expect(marksAt("enter 2 #2")).toMatchObject({ "2": ["again", 2] });
    expect(marksAt("end")).toMatchObject({ "1": ["held", 1], "2": ["settled", 2] });
  });

  it("count the visits of what was visited again, leaves too", () => {
    expect(marksAt("end")).toMatchObject({
      "2.0": [undefined, 2],
      "2.1": [undefined, 2],
      "2.2": [undefined, 2],
    });
    expect(Object.keys(marksAt("end"))).not.toContain("0.0");
  });

  it("are gone where a second search gives a move the full window that was tested before", () => {
    // In the test of move 2 its second reply is no first child; searched again, the bet on it is made anew.
    const tree = "[[[8,11],[1,2]],[[12,3],[4,5]],[[6,7],[9,10]]]";
    expect(marksAt("enter 1.1", "negaScout", tree)["1.1"]).toBeUndefined();
    expect(marksAt("enter 1.1 #2", "negaScout", tree)["1.1"]).toEqual(["open", 2]);
  });

  it("say lost, and no more, where a mistaken search believes the answer", () => {
    expect(marksAt("end", "missingResearch", "[0,[[0,2],[1,2]]]")["1"]).toEqual(["lost", 1]);
  });

  it("count tests of the whole tree as visits, and none in a search that makes no tests", () => {
    expect(marksAt("end", "mtdf").root[1]).toBe(3);
    expect(marksAt("end", "alphaBeta")).toEqual({});
  });
});
