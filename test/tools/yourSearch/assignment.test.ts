import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeTree } from "../../../src/engine/index.ts";
import { languages } from "../../../src/judge/languages.ts";
import { isFunctionTask, suitsTree, taskNames } from "../../../src/judge/tasks.ts";
import { countings } from "../../../src/judge/whatCounts.ts";
import { choices, own } from "../../../src/kit/conventions/conventions.ts";
import {
  type Assignment,
  firstAssignment,
  readAssignment,
  readTrees,
  writeAssignment,
} from "../../../src/tools/yourSearch/assignment.ts";
import { rungNames } from "../../../src/tools/yourSearch/rungs.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

const read = (link: string): Assignment => readAssignment(new URLSearchParams(link));

const inner = arbitraryTree.filter((tree) => typeof tree !== "number").map(writeTree);
const anyAssignment: fc.Arbitrary<Assignment> = fc
  .record({
    task: fc.constantFrom(...taskNames),
    language: fc.constantFrom(undefined, ...languages),
    rungs: fc.subarray([...rungNames], { minLength: 1 }),
    trees: fc.array(inner, { maxLength: 3 }),
    counting: fc.constantFrom(...countings),
    conventions: fc.record({
      cut: fc.constantFrom(...choices.cut),
      bounds: fc.constantFrom(...choices.bounds),
      windows: fc.constantFrom(...choices.windows),
    }),
    title: fc.option(
      fc
        .string({ minLength: 1, maxLength: 80 })
        .filter((text) => text.trim() === text && text === text.toWellFormed()),
      { nil: undefined },
    ),
  })
  // Only where the book counts does a link say what it has.
  .map((one) => (one.counting === "book" ? one : { ...one, conventions: own }))
  .map((one) => ({ ...one, trees: one.trees.filter((tree) => suitsTree(one.task, tree)) }))
  // Functions are tried on no trees, and what counts of them is always the same.
  .map((one) =>
    isFunctionTask(one.task)
      ? { ...one, trees: [], counting: firstAssignment.counting, conventions: own }
      : one,
  );

it("A link brings back all that was set", () => {
  fc.assert(
    fc.property(anyAssignment, (set) => {
      expect(read(writeAssignment(set))).toEqual(set);
    }),
  );
});

it("A link that says little sets the task in all ways, and all of it counts", () => {
  expect(read("?set=negamax")).toEqual({ ...firstAssignment, task: "negamax" });
});

it("What a link says of trees, and of what counts, is passed over where functions are set", () => {
  expect(read("?set=ucb1&tree=[1,&counts=luck")).toEqual({ ...firstAssignment, task: "ucb1" });
});

describe("A link is refused in words", () => {
  it.each([
    ["“alphabet” is nothing that can be set: expected minimax, ", "?set=alphabet"],
    ["“rust” is no language for programs: expected javaScript or python", "?set=minimax&language=rust"],
    ["“dance” is no way to work: expected assemble, mend or write", "?set=minimax&rungs=write,dance"],
    ["“” is no way to work", "?set=minimax&rungs="],
    ["“luck” is nothing that can count", "?set=minimax&counts=luck"],
    ["Among its trees, Line 2, column", "?set=minimax&tree=[1,2]&tree=[1,"],
    ["Line 1: a number alone", "?set=minimax&tree=7"],
    ["more than 80 characters", `?set=minimax&title=${"x".repeat(81)}`],
    ["at most 400 nodes", `?set=minimax&tree=[${"1,".repeat(400)}1]`],
    ["Line 1: where sooner wins are to be better, all leaves", "?set=winSooner&tree=[1,0.5]"],
    ["Line 1: where sooner wins are to be better, all leaves", "?set=winSooner&tree=[1,1e-9]"],
    ["There are 21 trees; 20 are the most", `?set=minimax${"&tree=[1]".repeat(21)}`],
    ["is nothing that can be set", "?set=__proto__"],
  ])("%s", (problem, link) => {
    expect(() => read(link)).toThrow(problem);
  });
});

describe("Trees as a teacher types them", () => {
  it("are one a line, in both notations, with empty lines between", () => {
    expect(readTrees("[[3,12],[2,4]]\n\n  ((5 6) (7 8))\r\n", "minimax")).toEqual([
      "[[3,12],[2,4]]",
      "[[5,6],[7,8]]",
    ]);
  });

  it("are refused with the line that is wrong, as the field counts it", () => {
    expect(() => readTrees("[1,2]\n\n[1,,2]", "minimax")).toThrow(/^Line 3, column 4: /);
    expect(() => readTrees("[1,2]\n4", "minimax")).toThrow(/^Line 2: /);
  });
});

it("Who is set to write expectimax may be given trees with chance nodes, and nobody else", () => {
  const trees = ["[2,{1/6:0,5/6:3}]", "[[1,2],3]"];
  expect(readTrees("[2, {1/6: 0, 5/6: 3}]\n[[1, 2], 3]", "expectimax")).toEqual(trees);
  expect(read(writeAssignment({ ...firstAssignment, task: "expectimax", trees })).trees).toEqual(trees);
  expect(() => readTrees(trees[0], "minimax")).toThrow();
  expect(() => readTrees("{1/6: 0, 4/6: 3}", "expectimax")).toThrow();
});
