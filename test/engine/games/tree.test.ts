import { describe, expect, it } from "vitest";
import { deepestTree, largestTree, measureTree, type Tree, writeTree } from "../../../src/engine/index.ts";

describe("measureTree", () => {
  it("counts nodes, leaves and plies and finds the extremes", () => {
    expect(measureTree([5, [[[4, 9]]]])).toEqual({ nodes: 7, leaves: 3, depth: 4, least: 4, greatest: 9 });
    expect(measureTree(-2)).toEqual({ nodes: 1, leaves: 1, depth: 0, least: -2, greatest: -2 });
  });

  it("never finds −0", () => {
    const { least, greatest } = measureTree([-0]);
    expect([least, greatest]).toEqual([0, 0]);
  });

  it("refuses infinite leaves and nodes without children, by their place", () => {
    expect(() => measureTree(Infinity)).toThrow("The root is Infinity; a leaf is a finite number");
    expect(() => measureTree([[1], [2, []]])).toThrow("The node 1.1 has no children");
  });

  it("refuses a tree that is too deep before the stack overflows", () => {
    let tree: Tree = 1;
    for (let ply = 0; ply < 100_000; ply++) tree = [tree];
    expect(() => measureTree(tree)).toThrow(`at most ${deepestTree} plies`);
  });

  it("refuses a tree that is too large, also where few lists make many nodes", () => {
    let tree: Tree = 1;
    for (let ply = 0; ply < 60; ply++) tree = [tree, tree];
    expect(() => measureTree(tree)).toThrow(`at most ${largestTree} nodes`);
  });
});

describe("writeTree", () => {
  it("writes a tree without blanks, in square brackets", () => {
    expect(writeTree([[3, 12, 8], [-1.5], 4])).toBe("[[3,12,8],[-1.5],4]");
    expect(writeTree(0.1)).toBe("0.1");
  });

  it("writes −0 as 0", () => {
    expect(writeTree([-0])).toBe("[0]");
  });

  it("refuses what is no tree", () => {
    expect(() => writeTree([3, []])).toThrow("The node 1 has no children; a node has at least one");
    expect(() => writeTree([3, [Number.NaN]])).toThrow("The node 1.0 is NaN; a leaf is a finite number");
    expect(() => writeTree(["3"] as unknown as Tree)).toThrow(
      "The node 0 is neither a number nor a list of children: parseTree reads a tree from its text",
    );
    expect(() => writeTree([null] as unknown as Tree)).toThrow(
      /^The node 0 is neither a number nor a list of children$/,
    );
  });
});
