import { describe, expect, it } from "vitest";
import {
  type ChanceTree,
  isChanceNode,
  measureChanceTree,
  parseChanceTree,
  random,
} from "../../../src/engine/index.ts";
import { type Act, writeAct } from "../../../src/kit/byHand/act.ts";
import { actsOf } from "../../../src/kit/byHand/actsOf.ts";
import { difficultyAt, difficultyOf, levels, spread } from "../../../src/kit/byHand/difficulty.ts";
import { drawChanceTree } from "../../../src/kit/byHand/drawChanceTree.ts";
import { freshRun } from "../../../src/kit/byHand/freshRun.ts";
import { HandState } from "../../../src/kit/byHand/handState.ts";
import { reasonFor } from "../../../src/kit/byHand/reasonFor.ts";
import * as words from "../../../src/kit/byHand/words.ts";
import { chance } from "../../../src/kit/chance/chance.ts";
import * as meanWords from "../../../src/kit/chance/meanWords.ts";
import { takeChance } from "../../../src/kit/run/chancePart.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { nodeName } from "../../../src/kit/tree/nodeNames.ts";
import type { OutlineNode } from "../../../src/trace/index.ts";

takeChance(chance);

const algorithm = "expectimax";
const runOf = (tree: string) => runSetup({ algorithm, tree });
const texts = (tree: string) => actsOf(runOf(tree)).map(({ act }) => writeAct(act));

/** What whoever programs expectimax anew would do below a node, and what it returns: MAX chooses first. */
function played(tree: ChanceTree, node: OutlineNode, isMax: boolean): { acts: Act[]; value: number } {
  if (typeof tree === "number") return { acts: [], value: tree };
  const parts = isChanceNode(tree) ? tree.chances.map(({ tree }) => tree) : tree;
  const below = parts.map((part, i) => played(part, node.children[i], isChanceNode(tree) ? isMax : !isMax));
  const values = below.map(({ value }) => value);
  const value = isChanceNode(tree)
    ? tree.chances.reduce(
        (sum, { probability: { numerator, denominator } }, i) => sum + (numerator * values[i]) / denominator,
        0,
      )
    : isMax
      ? Math.max(...values)
      : Math.min(...values);
  const acts = below.flatMap(({ acts }, i) => [
    { kind: "enter" as const, node: node.children[i].id },
    ...acts,
  ]);
  return { acts: [...acts, { kind: "return", value }], value };
}

/** The same acts, though numbers that were added in another order may differ in the last digit. */
const rounded = (acts: readonly Act[]) =>
  acts.map((act) => (act.kind === "return" ? `return ${act.value.toFixed(9)}` : writeAct(act)));

describe("what there is to do by hand where chance draws", () => {
  it("is to go to every outcome, and to return the mean", () => {
    expect(texts("[2, {1/4: 0, 3/4: 4}]")).toEqual([
      ...["enter 1", "enter 2", "enter 3", "enter 4"],
      ...["return 3", "return 3"],
    ]);
  });

  it("is what whoever programs expectimax anew would do, at its time, on a thousand trees", () => {
    const draws = random("by hand");
    for (let number = 0; number < 1000; number++) {
      const { tree, leaves } = drawChanceTree(draws, levels[number % levels.length]);
      const run = runOf(tree);
      const acts = actsOf(run).map(({ act }) => act);
      expect(measureChanceTree(parseChanceTree(tree)).leaves, tree).toBe(leaves);
      expect(rounded(acts), tree).toEqual(
        rounded(played(parseChanceTree(tree), run.outline.root, true).acts),
      );
      if (number >= 60) continue;
      for (const [place, act] of acts.entries())
        expect(new HandState(run, acts.slice(0, place)).kinds, `${tree} ${place}`).toContain(act.kind);
      const end = new HandState(run, acts);
      expect(end.at).toBeUndefined();
      expect(end.returned.get(0)).toBe(run.result.value);
    }
  });

  it("differs little among trees of one level, each with a draw that is no plain mean", () => {
    for (const level of levels) {
      for (let seed = 0; seed < 4; seed++) {
        const run = freshRun(algorithm, level, String(seed));
        const off = Math.abs(difficultyOf(run) - difficultyAt(level)) / difficultyAt(level);
        expect(off, `${level} ${seed} ${run.setup.tree}`).toBeLessThanOrEqual(spread);
        const { nodes } = run.outline;
        const { truth } = run.measures;
        const isWeighed = ({ id, turn, children }: OutlineNode) =>
          turn === "chance" &&
          Math.abs(children.reduce((sum, one) => sum + truth[one.id], 0) / children.length - truth[id]) >
            0.01;
        expect(
          nodes.some((node) => node.value === undefined && isWeighed(node)),
          run.setup.tree,
        ).toBe(true);
      }
    }
  });
});

describe("a wrong act where chance draws", () => {
  /** What is said to an act after so many right ones. */
  function said(tree: string, place: number, act: Act): string {
    const run = runOf(tree);
    const acts = actsOf(run).map(({ act }) => act);
    return reasonFor(new HandState(run, acts.slice(0, place)), act, acts[place]);
  }
  const returned = (value: number): Act => ({ kind: "return", value });
  const tree = "[{1/6: 12, 1/2: 8, 1/3: 3}, 2]";
  const drawn = nodeName(runOf(tree), runOf(tree).outline.nodes[1]);

  it.each([
    ["for the greatest", 12, meanWords.nobodyChooses("12", drawn, true)],
    ["for the least", 3, meanWords.nobodyChooses("3", drawn, false)],
    ["for one outcome", 8, meanWords.oneOutcome("8", drawn)],
    ["for the plain mean", 7.67, meanWords.plainMean("7.67", drawn)],
    ["where one is left out", 5, meanWords.leftOut("5", drawn)],
    ["for weights in another order", 8.5, meanWords.turnedRound("8.5")],
    ["for a sum", 23, meanWords.betweenThem("23", drawn)],
    ["for something else", 6.5, meanWords.weigh(drawn)],
  ])("is told what it is: %s", (_, value, reason) => {
    expect(said(tree, 4, returned(value))).toBe(reason);
  });

  it("is told that outcomes are left, or none", () => {
    expect(said(tree, 2, returned(12))).toBe(words.moreOutcomes(drawn, 2));
    expect(said(tree, 4, { kind: "enter", node: 5 })).toBe(words.allOutcomes(drawn));
  });

  it("is told for a mean that somebody has rounded what it is told for the mean", () => {
    const thirds = "[{1/3: 1, 2/3: 6}, {1/3: 0, 2/3: 5}]";
    const root = nodeName(runOf(thirds), runOf(thirds).outline.root);
    const place = actsOf(runOf(thirds)).length - 1;
    expect(said(thirds, place, returned(3.33))).toBe(words.otherSide("3.33", root, true));
  });
});
