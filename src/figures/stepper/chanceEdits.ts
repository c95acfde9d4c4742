import { scaleFraction } from "../../engine/games/fraction.ts";
import { type ChanceTree, childrenOf, isChanceNode, type Tree, writeChanceTree } from "../../engine/index.ts";
import { tooFine } from "./chanceWords.ts";
import { changeAt, type EditableTree, editable } from "./editableTree.ts";
import { addMove as addChoice, removeNode as removeChoice } from "./moveEdits.ts";

/** A tree that may have chance nodes, with fresh keys as `editable` gives them: each outcome carries its probability along. */
export function editableChance(tree: ChanceTree, first = 0): EditableTree {
  const shape = (node: ChanceTree): Tree => (typeof node === "number" ? node : childrenOf(node).map(shape));
  const mark = (node: EditableTree, from: ChanceTree): EditableTree => {
    const below = childrenOf(from);
    const marked = node.children.map((child, i) => mark(child, below[i]));
    if (!isChanceNode(from)) return { ...node, children: marked };
    const { chances } = from;
    return {
      ...node,
      children: marked.map((child, i) => ({ ...child, probability: chances[i].probability })),
    };
  };
  return mark(editable(shape(tree), first), tree);
}

/** The tree without keys. */
export function chanceTreeOf({ value, children }: EditableTree): ChanceTree {
  if (value !== undefined) return value;
  const chances = children.flatMap((child) =>
    child.probability ? [{ probability: child.probability, tree: chanceTreeOf(child) }] : [],
  );
  return chances.length > 0 ? { chances } : children.map(chanceTreeOf);
}

/** Edits of trees that may have chance nodes. Where a probability would come to be too fine to be written, they throw an Error. */
export const chanceEdits = {
  /** The tree as text. */
  write: (tree: EditableTree): string => writeChanceTree(chanceTreeOf(tree)),
  addMove: (root: EditableTree, key: number, newKey: () => number): EditableTree =>
    changeAt(root, key, (node) =>
      node.children[0]?.probability ? addOutcome(node, newKey) : addChoice(node, key, newKey),
    ),
  removeNode(root: EditableTree, key: number, worth: number): EditableTree {
    const gone = root.children.find((child) => child.key === key);
    if (gone?.probability && root.children.length > 1) {
      const { numerator, denominator } = gone.probability;
      const others = root.children.filter((child) => child !== gone);
      return { ...root, children: scaled(others, denominator, denominator - numerator) };
    }
    if (gone) return removeChoice(root, key, worth);
    return { ...root, children: root.children.map((child) => chanceEdits.removeNode(child, key, worth)) };
  },
};

/** Another outcome, as likely as the others are on average, which keep their proportions. */
function addOutcome(node: EditableTree, newKey: () => number): EditableTree {
  const before = node.children.length;
  const probability = { numerator: 1, denominator: before + 1 };
  const added = { key: newKey(), value: 0, probability, children: [] };
  return { ...node, children: [...scaled(node.children, before, before + 1), added] };
}

const scaled = (outcomes: readonly EditableTree[], above: number, below: number): EditableTree[] =>
  outcomes.map((outcome) => {
    const probability = outcome.probability && scaleFraction(outcome.probability, above, below);
    if (probability) return { ...outcome, probability };
    throw new Error(tooFine);
  });
