import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sayValue } from "../../../src/drawing/formatValue.ts";
import { type ChanceTree, writeChanceTree } from "../../../src/engine/index.ts";
import { chance } from "../../../src/kit/chance/chance.ts";
import { narrate } from "../../../src/kit/narration/stepWords.ts";
import { plainly } from "../../../src/kit/narration/words.ts";
import { takeChance } from "../../../src/kit/run/chancePart.ts";
import { type Run, runSetup } from "../../../src/kit/run/run.ts";
import { type Setup, textbookChanceTree } from "../../../src/kit/run/setup.ts";
import { findStep, type OutlineNode } from "../../../src/trace/index.ts";
import { arbitraryChanceTree, exactChanceTree } from "../../engine/arbitraryChanceTree.ts";
import { exactExpectation } from "../../engine/chance/exactExpectation.ts";

takeChance(chance);
const runOf = (tree: string, algorithm: string): Run => runSetup({ tree, algorithm } as Setup);
const hasChance = (tree: ChanceTree): boolean => writeChanceTree(tree).includes("{");
const withChance = arbitraryChanceTree.filter(hasChance);
const told = (run: Run) =>
  Array.from({ length: run.trace.length + 1 }, (_, step) => plainly(narrate(run, step)));

describe.each(chance.names)("The sentences of %s", (name) => {
  it("say something at each step of any tree, and no number that is none", () => {
    fc.assert(
      fc.property(withChance, (tree) => {
        for (const sentence of told(runOf(writeChanceTree(tree), name))) {
          expect(sentence).not.toBe("");
          expect(sentence).not.toMatch(/undefined|NaN|∞|\*/);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("say at the end what the root is worth", () => {
    fc.assert(
      fc.property(withChance, (tree) => {
        const run = runOf(writeChanceTree(tree), name);
        expect(told(run).at(-1)).toContain(`the root is worth ${sayValue(run.result.value)}`);
        expect(run.measures.truth[0]).toBeCloseTo(exactExpectation(tree), 9);
      }),
      { numRuns: 60 },
    );
  });

  it("call a value exact only where it is", () => {
    fc.assert(
      fc.property(exactChanceTree.filter(hasChance), (tree) => {
        const run = runOf(writeChanceTree(tree), name);
        for (const [step, sentence] of told(run).entries()) {
          const event = step > 0 ? run.trace.event(step) : undefined;
          if (event?.kind !== "leave" || event.from !== "children") continue;
          const drawn = run.trace
            .moves(event.node)
            .reduce((node: OutlineNode, move) => node.children[Number(move)], run.outline.root);
          const truth = run.measures.truth[drawn.id];
          if (/ at most/.test(sentence)) expect(truth).toBeLessThanOrEqual(event.value);
          else if (/ at least/.test(sentence)) expect(truth).toBeGreaterThanOrEqual(event.value);
          else expect(truth).toBe(event.value);
        }
      }),
      { numRuns: 100 },
    );
  });
});

const at = (name: string, tree: string, step: string) => {
  const run = runOf(tree, name);
  return plainly(narrate(run, findStep(run.trace, step)));
};

describe("A sentence", () => {
  it("says why chance leaves the rest unread, and whose bound it is", () => {
    expect(at("star2", textbookChanceTree, "cutoff 1")).toBe(
      "Even if all that is unread were worth 9, the mean after move 2 would be no more than 3.5. MAX already has 4 at the root, from move 1, so the game will not come this way. The 2 outcomes left here stay unread: cut.",
    );
  });

  it("says what chance has asked of a child, and behind it whose bound that comes from", () => {
    expect(at("star1", textbookChanceTree, "cutoff 1")).toContain(
      "Chance after move 2 asks only whether it is worth more than 6: else its mean is at most 4. MAX already has 4 at the root",
    );
  });

  it("gives the mean as a sum of what the tree has, and decimals with ≈ where they are cut", () => {
    expect(at("expectimax", textbookChanceTree, "leave 2")).toBe(
      "Every outcome is read: move 3 is worth ≈ 1.167, the mean 1/6 · 1 + 1/3 · 3 + 1/2 · 0, no better for MAX than 4.",
    );
  });

  it("never calls a bound that chance returns the value, though the leaves prove another", () => {
    expect(at("star1", textbookChanceTree, "leave 2")).toBe(
      "Chance has seen enough: move 3 is worth 4 at most, no better for MAX than 4.",
    );
  });
});

describe("A search without chance nodes", () => {
  it("takes no tree that has some, and the others take none without", () => {
    expect(() => runOf(textbookChanceTree, "alphaBeta")).toThrow(/take chance for MIN/);
    expect(() => runOf("[3,[4,5]]", "star1")).toThrow(/Star1 is for trees with chance nodes/);
  });
});
