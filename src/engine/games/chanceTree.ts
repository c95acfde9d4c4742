import { Refusal } from "../refusal.ts";
import * as words from "./chanceTreeWords.ts";
import { type Fraction, isExact, writeFraction, writeSum } from "./fraction.ts";
import { listOf, measure, type TreeMeasure } from "./tree.ts";

/** A tree whose nodes may be chance's, too. A `Tree` is one without any. */
export type ChanceTree = number | readonly ChanceTree[] | ChanceNode;

/** A node where nobody chooses: one of these happens. Their probabilities are above 0 and sum to 1, exactly. */
export interface ChanceNode {
  readonly chances: readonly Chance[];
}

export interface Chance {
  readonly probability: Fraction;
  readonly tree: ChanceTree;
}

export const isChanceNode = (tree: ChanceTree): tree is ChanceNode =>
  typeof tree === "object" && tree !== null && "chances" in tree;

/** The subtrees of a node, in their order; none of a leaf. */
export function childrenOf(tree: ChanceTree): readonly ChanceTree[] {
  if (typeof tree === "number") return [];
  return isChanceNode(tree) ? tree.chances.map((chance) => chance.tree) : tree;
}

/**
 * What `measureTree` tells of a tree. Throws what that throws, and names the node where probabilities are none or do not sum
 * to 1.
 */
export function measureChanceTree(tree: ChanceTree): TreeMeasure {
  return measure<Exclude<ChanceTree, number>>(tree, (node, path) => {
    if (!isChanceNode(node)) return listOf<ChanceTree>(node, path);
    demandChances(node, path);
    return childrenOf(node);
  });
}

function demandChances({ chances }: ChanceNode, path: readonly number[]): void {
  if (chances.length === 0) return;
  const wrong = chances.find(({ probability }) => !isExact(probability) || probability.numerator === 0);
  if (wrong) throw new Refusal(words, "noProbability", [...path], writeFraction(wrong.probability));
  const sum = writeSum(chances.map(({ probability }) => probability));
  if (sum === undefined) throw new Refusal(words, "fineNode", [...path]);
  if (sum !== "1") throw new Refusal(words, "unequalOne", [...path], sum);
}

/**
 * A tree as text without blanks, which `parseChanceTree` reads back: `[[3,12,8],{1/6:2,5/6:4}]`. Equal trees have equal text.
 * Throws what `measureChanceTree` throws on what is no tree.
 */
export function writeChanceTree(tree: ChanceTree): string {
  measureChanceTree(tree);
  const write = (node: ChanceTree): string => writeNode(node, write);
  return write(tree);
}

/** A node as text, its children by `write`. */
export function writeNode(node: ChanceTree, write: (child: ChanceTree) => string): string {
  if (typeof node === "number") return String(node);
  if (!isChanceNode(node)) return `[${node.map(write).join(",")}]`;
  const chances = node.chances.map(({ probability, tree }) => `${writeFraction(probability)}:${write(tree)}`);
  return `{${chances.join(",")}}`;
}
