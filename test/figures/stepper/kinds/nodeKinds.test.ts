import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Tree, writeTree } from "../../../../src/engine/index.ts";
import { type NodeKind, nodeKinds } from "../../../../src/figures/stepper/kinds/nodeKinds.ts";
import { factsOf } from "../../../../src/kit/facts/facts.ts";
import { type Run, runSetup } from "../../../../src/kit/run/run.ts";
import { arbitraryTree } from "../../../engine/arbitraryTree.ts";

const searched = (tree: string): Run => runSetup({ tree, algorithm: "alphaBeta" });
const kindsOf = (tree: string) => {
  const run = searched(tree);
  const kinds = nodeKinds(run, run.trace.length);
  return Object.fromEntries(
    [...kinds].map(([node, kind]) => [run.trace.moves(node).join(".") || "root", kind]),
  );
};
const innerTree = arbitraryTree.filter((tree) => typeof tree !== "number");

/** A node's children in another order: the first goes last. */
function turned(tree: Tree, moves: readonly number[]): Tree {
  if (typeof tree === "number") throw new Error("A leaf has no children");
  const [move, ...rest] = moves;
  if (move === undefined) return [...tree.slice(1), tree[0]];
  return tree.map((child, i) => (i === move ? turned(child, rest) : child));
}

describe("What a node turned out to be", () => {
  it("is told by the window it was entered with and the value it was left with", () => {
    expect(kindsOf("[[[7,6],[9,10]],[[4,5],[12,3]]]")).toEqual({
      root: "PV",
      "0": "PV",
      "0.0": "PV",
      "0.1": "cut",
      "1": "cut",
      "1.0": "all",
    } satisfies Record<string, NodeKind>);
    expect(nodeKinds(runSetup({ tree: "[[1,2],3]", algorithm: "minimax" }), 9).size).toBe(0);
  });

  it("takes turns below a cut: what refutes it is an all node, and all children of that are cut nodes", () => {
    fc.assert(
      fc.property(innerTree, (tree) => {
        const { trace, ...run } = searched(writeTree(tree));
        const kinds = nodeKinds({ trace, ...run }, trace.length);
        const others = [...kinds].filter(([node, kind]) => {
          const below = trace.children(node).filter((child) => kinds.has(child));
          const best = trace.bestChild(node, trace.length);
          if (kind === "all") return below.some((child) => kinds.get(child) !== "cut");
          return kinds.has(best) && kinds.get(best) !== (kind === "cut" ? "all" : "PV");
        });
        expect(others).toEqual([]);
        expect(kinds.get(0)).toBe("PV");
      }),
      { numRuns: 400 },
    );
  });

  it("makes the order idle at an all node: in any order of its children as many leaves are read", () => {
    fc.assert(
      fc.property(innerTree, (tree) => {
        const text = writeTree(tree);
        const run = searched(text);
        const { leaves, value } = factsOf({ tree: text });
        for (const [node, kind] of nodeKinds(run, run.trace.length)) {
          if (kind !== "all") continue;
          const other = writeTree(turned(tree, run.trace.moves(node) as number[]));
          expect(factsOf({ tree: other })).toMatchObject({ leaves, value });
        }
      }),
      { numRuns: 200 },
    );
  });

  it("leaves the order something to decide at PV nodes and at cut nodes", () => {
    expect([kindsOf("[[1,2],[3,4]]").root, factsOf({ tree: "[[1,2],[3,4]]" }).leaves]).toEqual(["PV", "4"]);
    expect(factsOf({ tree: "[[3,4],[1,2]]" }).leaves).toBe("3");
    expect([kindsOf("[[3,4],[5,1]]")["1"], factsOf({ tree: "[[3,4],[5,1]]" }).leaves]).toEqual(["cut", "4"]);
    expect(factsOf({ tree: "[[3,4],[1,5]]" }).leaves).toBe("3");
  });
});
