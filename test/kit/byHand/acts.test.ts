import { describe, expect, it } from "vitest";
import "../../../src/kit/run/haveAllSearches.ts";
import { formatValue } from "../../../src/drawing/formatValue.ts";
import { random, writeTree } from "../../../src/engine/index.ts";
import { writeAct } from "../../../src/kit/byHand/act.ts";
import { actsOf } from "../../../src/kit/byHand/actsOf.ts";
import { levels } from "../../../src/kit/byHand/difficulty.ts";
import { drawTree } from "../../../src/kit/byHand/drawTree.ts";
import { HandState } from "../../../src/kit/byHand/handState.ts";
import { type AlgorithmName, algorithmNames } from "../../../src/kit/run/algorithms.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { nodeLabel } from "../../../src/kit/tree/describeNode.ts";
import { playedBy, playerNames } from "./players.ts";

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
const texts = (algorithm: AlgorithmName, tree: string) =>
  actsOf(runSetup({ algorithm, tree })).map(({ act }) => writeAct(act));

describe("what there is to do by hand", () => {
  it("is, for alpha–beta on the textbook's tree, what the textbook does", () => {
    expect(texts("alphaBeta", textbook)).toEqual([
      ...["enter 1", "window -Infinity Infinity", "enter 4", "enter 5", "enter 6", "return 3"],
      ...["enter 2", "window 3 Infinity", "enter 7", "cut", "owner 0", "return 2"],
      ...["enter 3", "window 3 Infinity", "enter 10", "enter 11", "enter 12", "return 2"],
      "return 3",
    ]);
  });

  it.each(playerNames)("is what whoever programs %s anew would do, on a thousand trees", (name) => {
    const chance = random(`players of ${name}`);
    for (let number = 0; number < 1000; number++) {
      const tree = writeTree(drawTree(chance, levels[number % levels.length]));
      expect(texts(name as AlgorithmName, tree), tree).toEqual(playedBy(name, tree));
    }
  });

  it.each(algorithmNames)("can be done by %s at its time, and ends where the root is left", (name) => {
    const chance = random(`order of ${name}`);
    for (let number = 0; number < 60; number++) {
      const tree = writeTree(drawTree(chance, levels[number % levels.length], true));
      const run = runSetup({ algorithm: name, tree });
      const acts = actsOf(run).map(({ act }) => act);
      acts.forEach((act, place) => {
        const { kinds } = new HandState(run, acts.slice(0, place));
        expect(kinds, `${run.setup.tree} ${place}`).toContain(act.kind);
        if (act.kind !== "enter" || run.outline.nodes[act.node].value !== undefined) return;
        // Also where a node is searched again, all of it is still to be done.
        const entered = new HandState(run, acts.slice(0, place + 1));
        expect(entered.uncut, `${run.setup.tree} ${place}`).toEqual(run.outline.nodes[act.node].children);
      });
      const end = new HandState(run, acts);
      expect(end.at).toBeUndefined();
      expect(end.returned.get(0)).toBe(run.result.value);
      expect(nodeLabel(run.outline.root, end.views()[0].view, false)).toBe(formatValue(run.result.value));
    }
  });
});
