import { describe, expect, it } from "vitest";
import { parseTree } from "../../../src/engine/index.ts";
import { readPrinted } from "../../../src/judge/printed/readPrinted.ts";

const tree = parseTree("[[3,12,8],[2,4,6],[14,5,2]]");
const read = (text: string) => readPrinted(text, tree);
const keys = (text: string) => read(text).items.map(({ key }) => key);

describe("The form shows in what stands first", () => {
  it.each([
    ["3 12 8 2 14 5 2", "leaves"],
    ["3, 12, 8,\n2; 14\n5\n2\n", "leaves"],
    ["[3, 12, 8, 2, 14, 5, 2]\nvalue = 3", "leaves"],
    ["root 0 0.0 0.1", "nodes"],
    ["A B E F", "nodes"],
    ["0 0.0\n1/2", "nodes"],
    ["nodes:\n0 0.1", "nodes"],
    ["0: 1\n1: 3", "depths"],
    ["depth 0 = 1\nPly 1: 3 nodes", "depths"],
    ['\n{"event":"enter"}', "trace"],
  ])("%j is %s", (text, form) => {
    expect(read(text).form).toBe(form);
  });
});

describe("What was printed is read with its lines", () => {
  it("Leaves are numbers, however they are parted", () => {
    expect(keys("[3, 12,8]\n−2;  +4.50\n1e2 -0")).toEqual(["3", "12", "8", "-2", "4.5", "100", "0"]);
    expect(read("3\n\n12").items.map(({ line }) => line)).toEqual([1, 3]);
  });

  it("A value on a line of its own is the root's", () => {
    expect(read("3 12\nvalue = 3").value).toEqual({ value: 3, line: 2 });
    expect(read("3\nresult −inf").value?.value).toBe(-Infinity);
    expect(read("Root value: -3\n3").value).toEqual({ value: -3, line: 1 });
    expect(read("3 12").value).toBeUndefined();
  });

  it("Nodes are paths of moves from 0, or letters level by level", () => {
    expect(keys("root 1 1.0 2/2")).toEqual(["", "1", "1.0", "2.2"]);
    expect(keys("A c H m")).toEqual(["", "1", "1.0", "2.2"]);
  });

  it("A depth that is left out counts as nothing", () => {
    expect(keys("0: 1\n2: 7")).toEqual(["1", "0", "7"]);
  });

  it("Lines around a trace that are none are passed over, and named", () => {
    expect(read('Engine 3.2\n{"event":"enter"}\n\ndone').passedOver).toEqual([1, 4]);
    expect(read("3 12").passedOver).toEqual([]);
  });

  it("What a trace leaves out is put in", () => {
    const text =
      '{"event":"enter"}\n{"event":"enter","move":1}\n{"event":"enter","move":0}\n{"event":"leave","value":2}';
    expect(keys(text)).toEqual(["+", "+1", "+1.0", "-1.0 2"]);
    expect(read(text).recording?.words.length).toBe(5);
  });
});

describe("What cannot be read names its line and what was expected", () => {
  it.each([
    ["  \n ", "nothing to compare"],
    ["leaves", "nothing to compare"],
    ["3 12\n8 x", "Line 2: expected a number, the value of a leaf, but found “x”"],
    ["3 12\nvalue = x", "Line 2: expected a number, the value of the root, but found “x”"],
    ["root value much\n3", "Line 1: expected a number, the value of the root"],
    ["value 3\n\nvalue 4", "Line 3: expected the root’s value once"],
    ["root 0\n0.3", "Line 2: expected a node of this tree, which has none that is called “0.3”"],
    ["A B\nZ", "Line 2: expected a node of this tree"],
    ["root\n-", "Line 2: expected a node, such as"],
    ["0: 1\n1 3", "Line 2: expected a depth"],
    ["0: 1\n0: 3", "Line 2: expected each depth once"],
    ['{"event":"enter"}\n{hello', "Line 2: expected an object in JSON, but found {hello"],
    ['{"event":"visit"}', 'Line 1: expected "event", one of'],
    ['{"event":"enter"}\n{"event":"enter"}', 'Line 2: expected "move"'],
    [
      '{"event":"enter"}\n{"event":"enter","move":3}',
      "Line 2: expected a child of the root, which has no move 3",
    ],
    ['{"event":"leave","value":3}', "Line 1: expected an “enter” before"],
    ['{"event":"enter","move":0}', "Line 1: expected no “move”"],
    ['{"event":"enter"}\n{"event":"leave"}', 'Line 2: expected "value"'],
    ['{"plyground":"trace","version":1,"root":"min"}', "Line 1: expected a trace whose root is MAX’s"],
    ['{"plyground":"trace","version":2}', "Line 1: expected the header"],
  ])("%j: %s", (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it("Trees with more nodes than letters have no letters", () => {
    const wide = parseTree(`[${Array.from({ length: 26 }, (_, leaf) => leaf).join()}]`);
    expect(() => readPrinted("A B", wide)).toThrow("none that is called “A”");
  });
});
