import {
  type ChanceTree,
  childrenOf,
  isChanceNode,
  parseChanceTree,
  writeChanceTree,
} from "../../engine/index.ts";
import { isNear } from "../byHand/procedures/procedure.ts";
import { isBlurred } from "../byHand/teachesBounds.ts";
import type { ChancePart } from "../run/chancePart.ts";
import { type Run, runSetup } from "../run/run.ts";

/** A tree with chance nodes, whose probabilities stay, and whose leaves can be others. */
export const otherLeaves: ChancePart["otherLeaves"] = (text, algorithm) => {
  const tree = parseChanceTree(text);
  return {
    text: writeChanceTree(tree),
    leaves: leavesOf(tree),
    refill: (next) => writeChanceTree(refilled(tree, next)),
    hardness(other) {
      const run = runSetup({ tree: other, algorithm });
      const { leaves, cutoffs } = run.trace.counters(run.trace.length);
      return { leaves, cutoffs, isClear: !isBlurred(run) && isWeighed(run) };
    },
  };
};

const leavesOf = (tree: ChanceTree): number[] =>
  typeof tree === "number" ? [tree] : childrenOf(tree).flatMap(leavesOf);

function refilled(tree: ChanceTree, next: () => number): ChanceTree {
  if (typeof tree === "number") return next();
  if (!isChanceNode(tree)) return tree.map((child) => refilled(child, next));
  return {
    chances: tree.chances.map(({ probability, tree }) => ({ probability, tree: refilled(tree, next) })),
  };
}

/** Whether each draw whose outcomes are not alike is worth something else than their plain mean: or nobody would notice. */
function isWeighed({ chance, outline, measures: { truth } }: Run): boolean {
  return outline.nodes.every(({ id, turn, value, children }) => {
    if (turn !== "chance" || value !== undefined) return true;
    const isEven = new Set(children.map((child) => chance?.part.probability(child))).size === 1;
    const plain = children.reduce((sum, child) => sum + truth[child.id], 0) / children.length;
    return isEven || !isNear(plain, truth[id]);
  });
}
