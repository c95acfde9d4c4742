import { describe, expect, it } from "vitest";
import {
  type BehaviourNode,
  type GuardBoard,
  guardLeaves,
  readBehaviour,
  writeBehaviour,
} from "../../../src/engine/behaviour/index.ts";
import {
  canRemove,
  type Edited,
  moveNode,
  removeNode,
  setCount,
  setKind,
  setMemory,
  wrapNode,
} from "../../../src/figures/behaviour/editTree.ts";

const text = "selector(chase = sequence(sees, run), timeout 3(first), second)";
const root = readBehaviour<GuardBoard>(text, guardLeaves);
const written = ({ root, path }: Edited<GuardBoard>) => [writeBehaviour(root, guardLeaves), path.join(".")];
type Change = (root: BehaviourNode<GuardBoard>) => Edited<GuardBoard>;

describe("Changing a behaviour tree", () => {
  it.each<[string, Change, string, string]>([
    [
      "moves a node forward",
      (tree) => moveNode(tree, [0], 1),
      "selector(timeout 3(first), chase = sequence(sees, run), second)",
      "1",
    ],
    [
      "moves a node back",
      (tree) => moveNode(tree, [0, 1], -1),
      "selector(chase = sequence(run, sees), timeout 3(first), second)",
      "0.0",
    ],
    ["leaves the last one last", (tree) => moveNode(tree, [2], 1), text, "2"],
    [
      "makes a sequence a selector",
      (tree) => setKind(tree, [0], "selector"),
      text.replace("sequence", "selector"),
      "0",
    ],
    [
      "makes the root a parallel that needs all",
      (tree) => setKind(tree, [], "parallel"),
      text.replace("selector", "parallel 3"),
      "",
    ],
    ["gives memory", (tree) => setMemory(tree, [0], true), text.replace("sequence", "sequence*"), "0"],
    ["changes patience", (tree) => setCount(tree, [1], 7), text.replace("3", "7"), "1"],
    ["keeps counts at 1 or more", (tree) => setCount(tree, [1], 0), text.replace("3", "1"), "1"],
    [
      "wraps a leaf",
      (tree) => wrapNode(tree, [0, 0], "inverter"),
      text.replace("sees", "invert(sees)"),
      "0.0",
    ],
    ["wraps the root", (tree) => wrapNode(tree, [], "repeat"), `repeat 2(${text})`, ""],
    [
      "takes a decorator away and keeps its child",
      (tree) => removeNode(tree, [1]),
      text.replace("timeout 3(first)", "first"),
      "1",
    ],
    ["takes a whole branch away", (tree) => removeNode(tree, [0]), "selector(timeout 3(first), second)", ""],
    ["keeps the root", (tree) => removeNode(tree, []), text, ""],
    ["keeps an only child", (tree) => removeNode(tree, [1, 0]), text, "1.0"],
  ])("%s", (_, change, expected, path) => {
    expect(written(change(root))).toEqual([expected, path]);
    expect(writeBehaviour(root, guardLeaves)).toBe(text);
  });

  it("says beforehand what can be taken away", () => {
    expect([[], [0], [1], [1, 0], [2]].map((path) => canRemove(root, path))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  it("never leaves a parallel that needs more than it has", () => {
    const all = readBehaviour<GuardBoard>("parallel 2(first, second)", guardLeaves);
    expect(written(removeNode(all, [1]))[0]).toBe("parallel 1(first)");
  });
});
