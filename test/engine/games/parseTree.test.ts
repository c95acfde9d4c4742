import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  deepestTree,
  largestTree,
  parseTree,
  type Tree,
  TreeSyntaxError,
  writeTree,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";

const withRoundBrackets = (tree: Tree): string =>
  typeof tree === "number" ? String(tree) : `(${tree.map(withRoundBrackets).join(" ")})`;

const normal = (tree: Tree): Tree => (typeof tree === "number" ? tree + 0 : tree.map(normal));

function refusal(text: string): TreeSyntaxError {
  try {
    parseTree(text);
  } catch (error) {
    if (error instanceof TreeSyntaxError) return error;
    throw error;
  }
  throw new Error(`${text} was read`);
}

describe("parseTree", () => {
  it("reads both notations of one tree alike", () => {
    const tree = [
      [3, 12, 8],
      [2, 4, 6],
      [14, 5, 2],
    ];
    expect(parseTree("[[3,12,8],[2,4,6],[14,5,2]]")).toEqual(tree);
    expect(parseTree("((3 12 8) (2 4 6) (14 5 2))")).toEqual(tree);
    expect(parseTree("((3 12 8)(2 4 6)\n(14\t5 2))")).toEqual(tree);
  });

  it("says where to go with what is no text", () => {
    expect(() => parseTree([3, 12] as unknown as string)).toThrow(
      "parseTree reads a text; nested lists of numbers are a tree already, for treeGame",
    );
  });

  it("reads a lone leaf, uneven depth, negative, decimal and large values", () => {
    expect(parseTree(" 7 ")).toBe(7);
    expect(parseTree("[5,[[[4,9]]]]")).toEqual([5, [[[4, 9]]]]);
    expect(parseTree("[-3, +2, .5, 1., 2.25, 1e3, 5E-1, −4]")).toEqual([-3, 2, 0.5, 1, 2.25, 1000, 0.5, -4]);
  });

  it("reads −0 as 0", () => {
    expect(parseTree("-0")).toBe(0);
    expect(parseTree("[-0.0,-1e-999]")).toEqual([0, 0]);
  });

  it("reads what is written, in either notation", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        expect(parseTree(writeTree(tree))).toEqual(normal(tree));
        expect(parseTree(withRoundBrackets(tree))).toEqual(normal(tree));
      }),
    );
  });

  it.each([
    ["", 1, 1, 'expected a value, "[" or "(", but there is no text'],
    ["[]", 1, 2, 'expected a value or "[", but found "]": a node needs at least one child'],
    ["( )", 1, 3, 'expected a value or "(", but found ")": a node needs at least one child'],
    ["[3, ,5]", 1, 5, 'expected a value or "[", but found ","'],
    ["[3,\n 5,]", 2, 4, 'expected a value or "[", but found "]": there is a comma too many'],
    ["[3 5]", 1, 4, 'expected "," or "]", but found "5": in square brackets, commas part the values'],
    ["[[1, 2] [3]]", 1, 9, 'expected "," or "]", but found "[": in square brackets, commas part the values'],
    ["[3 x]", 1, 4, 'expected "," or "]", but found "x"'],
    ["(3,5)", 1, 3, 'expected a value, "(" or ")", but found ",": in round brackets, blanks part the values'],
    ["[[3,5]", 1, 7, 'expected "," or "]", but the text ends: the "[" at line 1, column 1 is still open'],
    [
      "(3\r\n(5",
      2,
      3,
      'expected a value, "(" or ")", but the text ends: the "(" at line 2, column 1 is still open',
    ],
    ["[3,5)", 1, 5, 'expected "," or "]", but found ")": square and round brackets do not mix'],
    ["[3,(5)]", 1, 4, 'expected a value or "[", but found "(": square and round brackets do not mix'],
    ["(3 [5])", 1, 4, 'expected a value, "(" or ")", but found "[": square and round brackets do not mix'],
    ["[3]]", 1, 4, 'expected nothing after the tree, but found "]"'],
    ["3 5", 1, 3, 'expected nothing after the tree, but found "5"'],
    ["]", 1, 1, 'expected a value, "[" or "(", but found "]"'],
    ["[three]", 1, 2, 'expected a value or "[", but found "three"'],
    ["[😀 ,x]", 1, 2, 'expected a value or "[", but found "😀"'],
    ['["😀",3]', 1, 2, 'expected a value or "[", but found ""😀""'],
    ["[3,NaN]", 1, 4, 'expected a value or "[", but found "NaN"'],
    ["[Infinity]", 1, 2, 'expected a value or "[", but found "Infinity"'],
    ["[0x10]", 1, 2, 'expected a value or "[", but found "0x10"'],
    ["[1e999]", 1, 2, 'expected a finite number, but found "1e999"'],
    ["[-]", 1, 2, 'expected a value or "[", but found "-"'],
    ["[abcdefghijklmnopqrstuvwxyz]", 1, 2, 'expected a value or "[", but found "abcdefghijklmnopqrst…"'],
  ])("refuses %j at line %i, column %i", (text, line, column, problem) => {
    const error = refusal(text);
    expect(error.message).toBe(`Line ${line}, column ${column}: ${problem}`);
    expect([error.line, error.column]).toEqual([line, column]);
  });

  it("reads trees up to its stated limits and refuses the next larger ones", () => {
    const nested = (plies: number) => `${"[".repeat(plies)}1${"]".repeat(plies)}`;
    const wide = (nodes: number) => `[${"1,".repeat(nodes - 2)}1]`;
    expect(writeTree(parseTree(nested(deepestTree)))).toBe(nested(deepestTree));
    expect(refusal(nested(deepestTree + 1)).column).toBe(deepestTree + 1);
    expect(parseTree(wide(largestTree))).toHaveLength(largestTree - 1);
    expect(refusal(wide(largestTree + 1)).message).toContain(`at most ${largestTree} nodes`);
  });

  it("answers at once, and without overflowing the stack, whatever the text", () => {
    for (const part of ["[", "(", "]", "[1,", "1", " ", ",", "1 ", "-", "1e", "\n", "[]"]) {
      const text = `${part.repeat(300_000)}x`;
      expect(() => parseTree(text)).toThrow(TreeSyntaxError);
      expect(() => parseTree(`[${text}`)).toThrow(TreeSyntaxError);
    }
  });

  it("reads any text as a tree or refuses it with a place inside that text", () => {
    const characters = fc.constantFrom(..."[](),-.019e \n\rx😀−");
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 14 }), (text) => {
        try {
          expect(writeTree(parseTree(text))).not.toBe("");
        } catch (error) {
          expect(error).toBeInstanceOf(TreeSyntaxError);
          const { line, column } = error as TreeSyntaxError;
          const lines = text.split(/\r\n|\r|\n/);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual([...lines[line - 1]].length + 1);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
