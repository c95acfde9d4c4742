import type { WholeTree } from "../../trace/wholeTree/index.ts";

/** The part of a tree that is seen, in leaves from the left: from 0 to as many as there are, in fractions too. */
export interface LeafView {
  readonly from: number;
  readonly to: number;
}

/** No closer than so many leaves side by side. */
const fewest = 2;
/** What stands beside a node that is looked at, as a share of its own width. */
const margin = 0.04;

export const wholeView = (leaves: number): LeafView => ({ from: 0, to: leaves });

export const isWhole = ({ from, to }: LeafView, leaves: number): boolean => from <= 0 && to >= leaves;

/** The view nearest to what is asked for that lies within the tree. */
export function within({ from, to }: LeafView, leaves: number): LeafView {
  const span = Math.min(leaves, Math.max(Math.min(fewest, leaves), to - from));
  const middle = (from + to) / 2;
  const start = Math.min(leaves - span, Math.max(0, middle - span / 2));
  return { from: start, to: start + span };
}

/** Closer by a factor; what stands at `at`, a share of the width, stays where it is. */
export function zoomed({ from, to }: LeafView, factor: number, at: number, leaves: number): LeafView {
  const span = Math.min(leaves, Math.max(Math.min(fewest, leaves), (to - from) / factor));
  const start = from + at * (to - from - span);
  return within({ from: start, to: start + span }, leaves);
}

/** Moved by a share of what is seen. */
export const panned = ({ from, to }: LeafView, share: number, leaves: number): LeafView =>
  within({ from: from + share * (to - from), to: to + share * (to - from) }, leaves);

/** A node and all below it, with a little of its neighbours. */
export function viewOfNode(tree: WholeTree<unknown>, node: number): LeafView {
  const { firstLeaf, ends } = tree.columns;
  const [from, to] = [firstLeaf[node], firstLeaf[ends[node]]];
  const beside = Math.max(margin * (to - from), to - from < fewest ? fewest / 2 : 0);
  return within({ from: from - beside, to: to + beside }, tree.leaves);
}

/** The same view moved as little as is needed to have a node in it; as it is where it has. */
export function viewWith(tree: WholeTree<unknown>, view: LeafView, node: number): LeafView {
  const { firstLeaf, ends } = tree.columns;
  const [first, last] = [firstLeaf[node], firstLeaf[ends[node]]];
  const { from, to } = view;
  if (last - first > to - from) return first <= from && last >= to ? view : viewOfNode(tree, node);
  if (first < from) return within({ from: first, to: first + to - from }, tree.leaves);
  if (last > to) return within({ from: last - (to - from), to: last }, tree.leaves);
  return view;
}

/** On the way from one view to another, by a share from 0 to 1: each moment is as much closer as the one before. */
export function between(one: LeafView, other: LeafView, share: number): LeafView {
  const [here, there] = [one.to - one.from, other.to - other.from];
  const span = here * (there / here) ** share;
  const gone = here === there ? share : (span - here) / (there - here);
  const middle = (view: LeafView) => (view.from + view.to) / 2;
  const at = middle(one) + gone * (middle(other) - middle(one));
  return { from: at - span / 2, to: at + span / 2 };
}

/** The node at a place: at this level, over this leaf. Undefined where the tree has ended above. */
export function nodeAt(tree: WholeTree<unknown>, level: number, leaf: number): number | undefined {
  const { levelStarts, levelNodes, firstLeaf } = tree.columns;
  if (level < 0 || level >= tree.levels) return undefined;
  const slot = firstSlot(tree, level, leaf);
  if (slot >= levelStarts[level + 1]) return undefined;
  const node = levelNodes[slot];
  return firstLeaf[node] <= leaf ? node : undefined;
}

/** The first slot of a level whose node ends to the right of a leaf's place; the level's end where none does. */
export function firstSlot(tree: WholeTree<unknown>, level: number, leaf: number): number {
  const { levelStarts, levelNodes, firstLeaf, ends } = tree.columns;
  let [low, high] = [levelStarts[level], levelStarts[level + 1]];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (firstLeaf[ends[levelNodes[middle]]] <= leaf) low = middle + 1;
    else high = middle;
  }
  return low;
}
