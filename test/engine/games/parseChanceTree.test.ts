import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ChanceTree,
  deepestTree,
  isChanceNode,
  largestTree,
  measureChanceTree,
  parseChanceTree,
  parseTree,
  TreeSyntaxError,
  writeChanceTree,
} from "../../../src/engine/index.ts";
import { arbitraryChanceTree } from "../arbitraryChanceTree.ts";
import { arbitraryTree } from "../arbitraryTree.ts";

const chance = (...chances: readonly (readonly [number, number, ChanceTree])[]): ChanceTree => ({
  chances: chances.map(([numerator, denominator, tree]) => ({
    probability: { numerator, denominator },
    tree,
  })),
});

const withRoundBrackets = (tree: ChanceTree): string => {
  if (typeof tree === "number") return String(tree);
  if (!isChanceNode(tree)) return `(${tree.map(withRoundBrackets).join(" ")})`;
  const outcomes = tree.chances.map(
    ({ probability: { numerator, denominator }, tree }) =>
      `${numerator}/${denominator}: ${withRoundBrackets(tree)}`,
  );
  return `{${outcomes.join(" ")}}`;
};

function refusal(text: string, read: (text: string) => unknown = parseChanceTree): TreeSyntaxError {
  try {
    read(text);
  } catch (error) {
    if (error instanceof TreeSyntaxError) return error;
    throw error;
  }
  throw new Error(`${text} was read`);
}

describe("parseChanceTree", () => {
  it("reads chance nodes in both notations alike", () => {
    const tree = [chance([1, 2, 3], [1, 2, [4, 5]]), 2];
    expect(parseChanceTree("[{1/2: 3, 1/2: [4, 5]}, 2]")).toEqual(tree);
    expect(parseChanceTree("({1/2: 3 1/2: (4 5)} 2)")).toEqual(tree);
    expect(parseChanceTree("({1/2:3\n1/2 :(4 5)}2)")).toEqual(tree);
  });

  it("reads a chance node that stands before all brackets, its parts parted either way", () => {
    const tree = chance([1, 3, 1], [2, 3, [2, 7]]);
    expect(parseChanceTree("{1/3: 1, 2/3: [2, 7]}")).toEqual(tree);
    expect(parseChanceTree("{1/3: 1 2/3: (2 7)}")).toEqual(tree);
    expect(parseChanceTree("{1: {1: 4}}")).toEqual(chance([1, 1, chance([1, 1, 4])]));
  });

  it("keeps decimals as the fractions that they are", () => {
    expect(parseChanceTree("{0.9: 2, .1: 4}")).toEqual(chance([9, 10, 2], [1, 10, 4]));
    expect(writeChanceTree(parseChanceTree("{0.1: 1, 0.2: 2, 0.7: 3}"))).toBe("{1/10:1,1/5:2,7/10:3}");
  });

  it("reads what parseTree reads", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        expect(parseChanceTree(writeChanceTree(tree))).toEqual(parseTree(writeChanceTree(tree)));
      }),
    );
  });

  it("reads what is written, in either notation", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, (tree) => {
        const text = writeChanceTree(tree);
        expect(parseChanceTree(text)).toEqual(tree);
        expect(writeChanceTree(parseChanceTree(withRoundBrackets(tree)))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["", 1, 1, 'expected a value, "[", "(" or "{", but there is no text'],
    [
      "{}",
      1,
      2,
      'expected a probability such as 1/2 or 0.5, but found "}": in a chance node at least one thing may happen',
    ],
    [
      "[{1/2: 3, 1/2 5}]",
      1,
      15,
      'expected ":", but found "5": between a probability and what comes of it stands a colon, as in {1/2: 3, 1/2: 5}',
    ],
    [
      "{3, 5}",
      1,
      3,
      'expected ":", but found ",": between a probability and what comes of it stands a colon, as in {1/2: 3, 1/2: 5}',
    ],
    [
      "{1, 5}",
      1,
      3,
      'expected ":", but found ",": between a probability and what comes of it stands a colon, as in {1/2: 3, 1/2: 5}',
    ],
    ["{1/2: 3, 1/3: 5}", 1, 1, "the probabilities of this chance node sum to 5/6, and they must sum to 1"],
    [
      "[2,\n {0.5: 3, 0.6: 5}]",
      2,
      2,
      "the probabilities of this chance node sum to 11/10, and they must sum to 1",
    ],
    ["{1/2: 3, 0: 4, 1/2: 5}", 1, 10, 'the probability "0" is 0: what cannot happen is left out'],
    ["{0/3: 3}", 1, 2, 'the probability "0/3" is 0: what cannot happen is left out'],
    ["{3/2: 3}", 1, 2, 'the probability "3/2" is more than 1'],
    ["{1/0: 3}", 1, 2, 'the probability "1/0" divides by 0'],
    ["{-1/2: 3}", 1, 2, 'expected a probability such as 1/2 or 0.5, but found "-1/2"'],
    [
      "{50%: 3, 50%: 4}",
      1,
      2,
      'expected a probability such as 1/2 or 0.5, but found "50%": a percentage is written as a decimal, 0.25 for 25%',
    ],
    ["{half: 3}", 1, 2, 'expected a probability such as 1/2 or 0.5, but found "half"'],
    ["{[3,4]}", 1, 2, 'expected a probability such as 1/2 or 0.5, but found "["'],
    [
      "{0.12345678912: 3}",
      1,
      2,
      'the probability "0.12345678912" is too fine: as a fraction it needs a number of more than a billion',
    ],
    [
      "{1/999999937: 1, 1/999999929: 1, 1/999999893: 1, 1/999999883: 1}",
      1,
      1,
      "the probabilities of this chance node are too fine to be summed exactly: their common denominator is above 6^40",
    ],
    [
      "{1/2: 3, 1/2: 5,}",
      1,
      17,
      'expected a probability such as 1/2 or 0.5, but found "}": there is a comma too many',
    ],
    [
      "{1/2: 3, 1/2: 5",
      1,
      16,
      'expected "," or "}", but the text ends: the "{" at line 1, column 1 is still open',
    ],
    ["{1/2: 3", 1, 8, 'expected "," or "}", but the text ends: the "{" at line 1, column 1 is still open'],
    ["[{1/2: 3 1/2: 5}]", 1, 10, 'expected "," or "}", but found "1/2"'],
    [
      "({1/2: 3, 1/2: 5})",
      1,
      9,
      'expected a probability such as 1/2 or 0.5 or "}", but found ",": in round brackets, blanks part the values',
    ],
    [
      "[{1/2: 3, 1/2: 5} {1: 2}]",
      1,
      19,
      'expected "," or "]", but found "{": in square brackets, commas part the values',
    ],
    ["{1/2: 3, 1/2: 5]", 1, 16, 'expected "," or "}", but found "]"'],
    ["[3, 5}", 1, 6, 'expected "," or "]", but found "}"'],
    ["{1: }", 1, 5, 'expected a value, "[", "(" or "{", but found "}"'],
    ["{1: 3}}", 1, 7, 'expected nothing after the tree, but found "}"'],
  ])("refuses %j at line %i, column %i", (text, line, column, problem) => {
    const error = refusal(text);
    expect(error.message).toBe(`Line ${line}, column ${column}: ${problem}`);
    expect([error.line, error.column]).toEqual([line, column]);
  });

  it("is not what parseTree takes, which says so", () => {
    const problem = 'found "{": curly brackets are chance nodes, and this tree may have none';
    expect(refusal("[3,{1/2: 3, 1/2: 5}]", parseTree).message).toBe(
      `Line 1, column 4: expected a value or "[", but ${problem}`,
    );
    expect(refusal("{1: 3}", parseTree).message).toContain(problem);
  });

  it("says where to go with what is no text", () => {
    expect(() => parseChanceTree([3] as unknown as string)).toThrow(
      "parseChanceTree reads a text, not an object",
    );
  });

  it("reads trees up to the limits of all trees and refuses the next larger ones", () => {
    const nested = (plies: number) => `${"{1:".repeat(plies)}1${"}".repeat(plies)}`;
    expect(writeChanceTree(parseChanceTree(nested(deepestTree)))).toBe(nested(deepestTree));
    expect(refusal(nested(deepestTree + 1)).message).toContain(`at most ${deepestTree} plies`);
    let wide: ChanceTree = 1;
    for (let ply = 0; ply < 30; ply++) wide = chance([1, 2, wide], [1, 2, wide]);
    expect(() => measureChanceTree(wide)).toThrow(`at most ${largestTree} nodes`);
  });

  it("answers at once, and without overflowing the stack, whatever the text", () => {
    for (const part of ["{", "{1:", "{1/2:", "{1:1,", "}", ":", "{1/2:1,1/2:", "[{", "1/2:"]) {
      const text = `${part.repeat(100_000)}x`;
      expect(() => parseChanceTree(text)).toThrow(TreeSyntaxError);
    }
  });

  it("reads any text as a tree or refuses it with a place inside that text", () => {
    const parts = fc.constantFrom(
      "{",
      "}",
      "1/2:",
      "1:",
      "0.5",
      ":",
      ",",
      " ",
      "[",
      "]",
      "(",
      ")",
      "3",
      "\n",
      "0",
      "/",
      "%",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 14 }), (parts) => {
        const text = parts.join("");
        try {
          expect(writeChanceTree(parseChanceTree(text))).not.toBe("");
        } catch (error) {
          expect(error).toBeInstanceOf(TreeSyntaxError);
          const { line, column } = error as TreeSyntaxError;
          expect(column).toBeLessThanOrEqual(text.split("\n")[line - 1].length + 1);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("measureChanceTree", () => {
  it("counts what chance may do like what sides may do", () => {
    expect(measureChanceTree(parseChanceTree("[{1/2: 3, 1/2: [4, -5]}, 2]"))).toEqual({
      nodes: 7,
      leaves: 4,
      depth: 3,
      least: -5,
      greatest: 4,
    });
  });

  it("refuses probabilities that are none, by the place of their node", () => {
    expect(() => measureChanceTree([chance([1, 2, 3])])).toThrow(
      "The node 0 has probabilities that sum to 1/2; they sum to 1",
    );
    expect(() => measureChanceTree(chance([0, 1, 3], [1, 1, 3]))).toThrow("The root has the probability 0;");
    expect(() => measureChanceTree(chance([2, 4, 3], [1, 2, 3]))).toThrow("a fraction in lowest terms");
    expect(() => measureChanceTree([[{ chances: [] }]])).toThrow("The node 0.0 has no children");
  });
});
