import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { narrate } from "../../../src/kit/narration/stepWords.ts";
import { plainly } from "../../../src/kit/narration/words.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { findStep } from "../../../src/trace/index.ts";
import { arbitrarySetup } from "../run/arbitrarySetup.ts";

const twins = "[[3,[4,9]],[[4,9]]]";

function said(setup: Setup, at: string): string {
  const run = runSetup(setup);
  return plainly(narrate(run, findStep(run.trace, at)));
}

describe("What is said of a table", () => {
  it("is why it was no help", () => {
    const withTable: Setup = { tree: twins, algorithm: "alphaBetaWithTable" };
    expect(said(withTable, "probe 1")).toBe("The table knows nothing of this position yet.");
    expect(said(withTable, "probe 5")).toBe(
      "The table knows that this position is worth 4 at least. How much more is what is asked here, so that is no help.",
    );
    expect(said({ ...withTable, table: { size: 1 } }, "probe 4")).toBe(
      "Where this position would stand in the table, another one stands.",
    );
  });

  it("is what it gives up for a new entry", () => {
    const withTable: Setup = { tree: twins, algorithm: "alphaBetaWithTable" };
    expect(said(withTable, "store 1")).toBe("The table keeps that move 1.2 is worth 4 at least.");
    expect(said(withTable, "store 3")).toBe(
      "The table keeps that move 2.1 is worth 9, where it had 4 at least.",
    );
    expect(said({ ...withTable, table: { size: 1 } }, "store 2")).toBe(
      "The table keeps that move 1 is worth 3, in place of another position’s entry.",
    );
  });

  it("gives the depth that an entry has and the one that is wanted", () => {
    const deeper: Setup = { tree: "[[[[[1]]]],[[1]]]", depth: 4, algorithm: "alphaBetaWithTable" };
    expect(said(deeper, "probe 5")).toBe(
      "The table knows this position, searched 1 ply deep, but 3 plies are wanted.",
    );
  });

  it("says why a deeper entry is passed over where only one exactly as deep counts", () => {
    const tree = "[[[1]],[[[[1]]]]]";
    const asked: Setup = { tree, depth: 4, algorithm: "alphaBetaWithTable", table: { depths: "equal" } };
    expect(said(asked, "probe 6")).toBe(
      "The table knows this position, searched 3 plies deep, but is to answer only with what was searched exactly 1 ply deep.",
    );
    expect(said({ ...asked, table: {} }, "probe 6")).toMatch(/^The table knows this position: it is worth 1/);
  });

  it("tells at the end that an answer is wrong, and what is true", () => {
    expect(said({ tree: twins, algorithm: "tableWithoutBounds" }, "end")).toBe(
      "Done: this search says that the root is worth 4. That is wrong: it is worth 9. 2 leaves read, 1 move never tried.",
    );
    expect(said({ tree: "[[1,3]]", algorithm: "keyWithoutSide" }, "end")).toMatch(
      /^Done: this search says that the root is worth 1, and that is true\./,
    );
  });

  it("is whole sentences for wrong searches too", () => {
    const wrong = ["tableWithoutBounds", "tableWithoutDepth", "tableForOneSide", "keyWithoutSide"] as const;
    fc.assert(
      fc.property(arbitrarySetup, fc.constantFrom(...wrong), (setup, algorithm) => {
        const run = runSetup({ ...setup, algorithm });
        for (let step = 0; step <= run.trace.length; step++) {
          const sentence = plainly(narrate(run, step));
          expect(sentence).toMatch(/^[A-Z].*[^.]\.$/);
          expect(sentence).not.toMatch(/undefined|null|NaN|Infinity|\*| {2}| [.,;:]/);
        }
      }),
    );
  });
});
