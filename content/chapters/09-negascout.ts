import { lockstepFacts } from "../../src/figures/lockstep/lockstep.ts";
import { factsOf } from "../../src/kit/facts/facts.ts";
import type { CountedPositionName } from "../../src/site/nodeCounts/countedPositions.ts";
import { type CountedSearchName, countNodes } from "../../src/site/nodeCounts/countNodes.ts";

export const goodTree = "[[[6,7],[9,10]],[[12,3],[4,5]],[[8,11],[1,2]]]";
const badTree = "[[[8,11],[1,2]],[[12,3],[4,5]],[[6,7],[9,10]]]";
const lastTree = "[[14,5,2],[2,4,6],[12,8,3]]";

export const bet = { tree: goodTree, algorithm: "negaScout", at: "enter 1" };
const lostTree = "[0,[[0,2],[1,2]]]";
export const lost = { tree: lostTree, algorithm: "negaScout", at: "research 1" };
export const evenTree = "[[[6,7],[9,10]],[[3,12],[4,5]],[[1,2],[8,11]]]";
export const late = { tree: lastTree, algorithm: "negaScout", at: "research 1" };
export const turned = { tree: badTree, algorithm: "alphaBeta", against: "negaScout", at: "parting 1" };
export const wrong = {
  tree: lostTree,
  algorithm: "negaScout",
  against: "missingResearch",
  at: "parting 1",
  code: true,
};
export const inverted = {
  tree: "[[[[0]]],[[[3,3]],[[0],[1]]]]",
  algorithm: "invertedResearch",
  at: "cutoff 1",
};
export const tests = { tree: badTree, algorithm: "mtdf", at: "leave root #3" };

export const turnedEnd = lockstepFacts(turned, "end");
export const wrongEnd = lockstepFacts(wrong, "end");
export const tenths = "[[0.2,0.4],[0.5,0.6],[0.7,0.1]]";
export const decimals = factsOf({ tree: tenths, algorithm: "negaScout" });

export const nodes = (on: CountedPositionName, by: CountedSearchName): number => countNodes(on, by).nodes;

export const goodWith7 = goodTree.replace("[4,5]", "[4,7]");
export const goodWith8 = goodTree.replace("[4,5]", "[4,8]");
