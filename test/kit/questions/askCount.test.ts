import fc from "fast-check";
import { expect, it } from "vitest";
import { writeTree } from "../../../src/engine/index.ts";
import { askCount } from "../../../src/kit/questions/askCount.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";
import { placesIn } from "../../tools/check/placesIn.ts";
import { plainAlphaBeta } from "../../tools/check/plainAlphaBeta.ts";

/** A hundred trees take a moment where the machine has other things to do. */
const busy = { timeout: 60_000 };

const tree = "[[3,12,8],[2,4,6],[14,5,2]]";

it("What is counted is what alpha-beta does on any tree", busy, () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const { leaves, entered, cuts } = plainAlphaBeta(tree);
      const text = writeTree(tree);
      expect(askCount({ ask: "count", tree: text }).answer).toBe(String(leaves));
      expect(askCount({ ask: "count", tree: text, what: "nodes" }).answer).toBe(String(entered.size));
      expect(askCount({ ask: "count", tree: text, what: "cutoffs" }).answer).toBe(String(cuts.size));
    }),
  );
});

it("Minimax is asked for all leaves and all nodes", () => {
  const places = placesIn([
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ]);
  const leaves = places.filter(({ tree }) => typeof tree === "number");
  expect(askCount({ ask: "count", tree, algorithm: "minimax" }).answer).toBe(String(leaves.length));
  const nodes = askCount({ ask: "count", tree, algorithm: "minimax", what: "nodes" });
  expect(nodes.answer).toBe(String(places.length));
});

it("The verdict sets the count against the whole tree", () => {
  expect(askCount({ ask: "count", tree }).verdict).toBe("Alpha–beta reads 7 of the 9 leaves.");
});

it("The hint says in which direction to look", () => {
  const { hint } = askCount({ ask: "count", tree });
  expect(hint("5")).toContain("more");
  expect(hint("8")).toContain("fewer");
  expect(hint("10")).toBe("The whole tree has only 9 leaves.");
});

it("Where all count, the hint to a greater number does not say how many there are", () => {
  const { answer, hint } = askCount({ ask: "count", tree, algorithm: "minimax", what: "nodes" });
  expect(hint("20")).not.toContain(answer);
  expect(hint("20")).toContain("fewer");
});

it("A foreseen wrong count hears its own hint", () => {
  expect(askCount({ ask: "count", tree, hints: { "8": "The 4, too?" } }).hint("8")).toBe("The 4, too?");
});

it("A search that comes back to leaves makes visits, which may be more than there are leaves", () => {
  const asked = askCount({ ask: "count", tree: "[[14,5,2],[2,4,6],[12,8,3]]", algorithm: "negaScout" });
  expect(asked.answer).toBe("10");
  expect(asked.verdict).toBe("NegaScout makes 10 leaf visits in a tree of 9 leaves.");
  expect(asked.hint("12")).toContain("fewer");
});
