import { describe, expect, it } from "vitest";
import { type Tree, writeTree } from "../../../src/engine/index.ts";

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
