import type { Fraction, MoveOrder, Tree } from "../../engine/index.ts";

/**
 * An abstract tree whose nodes keep their keys while it is edited, so that a picture can follow them to their new
 * places. Values, not objects that change: an edit returns a new tree.
 */
export interface EditableTree {
  readonly key: number;
  readonly value?: number;
  /** How likely it is among what chance draws; none where somebody chooses it. */
  readonly probability?: Fraction;
  readonly children: readonly EditableTree[];
}

/** The tree with fresh keys, counted from `first` in the order of an outline: breadth first. */
export function editable(tree: Tree, first = 0): EditableTree {
  const keys = new Map<Tree | object, number>();
  let next = first;
  // Leaves are numbers, which have no identity: each gets a box of its own.
  const box = (node: Tree): Box => ({ node, children: typeof node === "number" ? [] : node.map(box) });
  const root = box(tree);
  for (let ply: Box[] = [root]; ply.length > 0; ply = ply.flatMap((node) => node.children)) {
    for (const node of ply) keys.set(node, next++);
  }
  const build = ({ node, children }: Box, self: Box): EditableTree => ({
    key: keys.get(self) as number,
    ...(typeof node === "number" ? { value: node } : {}),
    children: children.map((child) => build(child, child)),
  });
  return build(root, root);
}

interface Box {
  node: Tree;
  children: Box[];
}

export const plainTree = (node: EditableTree): Tree => node.value ?? node.children.map(plainTree);

/** The keys of all nodes in the order of an outline. */
export function keysOf(root: EditableTree): number[] {
  const keys: number[] = [];
  for (
    let ply: readonly EditableTree[] = [root];
    ply.length > 0;
    ply = ply.flatMap((node) => node.children)
  ) {
    for (const node of ply) keys.push(node.key);
  }
  return keys;
}

/** Puts a node among its siblings at `index`. */
export function moveNode(root: EditableTree, key: number, index: number): EditableTree {
  return atParent(root, key, (children) => {
    const rest = children.filter((child) => child.key !== key);
    const moved = children.find((child) => child.key === key);
    return moved ? [...rest.slice(0, index), moved, ...rest.slice(index)] : children;
  });
}

export function setLeaf(root: EditableTree, key: number, value: number): EditableTree {
  return changeAt(root, key, (leaf) => ({ ...leaf, value }));
}

/** The tree with one of its nodes changed. */
export function changeAt(
  node: EditableTree,
  key: number,
  change: (node: EditableTree) => EditableTree,
): EditableTree {
  if (node.key === key) return change(node);
  return { ...node, children: node.children.map((child) => changeAt(child, key, change)) };
}

/** Every node's children in the order that `arrange` gives them. */
export function rearrange(
  node: EditableTree,
  arrange: (children: readonly EditableTree[], node: EditableTree) => readonly EditableTree[],
): EditableTree {
  return { ...node, children: arrange(node.children, node).map((child) => rearrange(child, arrange)) };
}

function atParent(
  node: EditableTree,
  key: number,
  change: (children: readonly EditableTree[]) => readonly EditableTree[],
): EditableTree {
  if (node.children.some((child) => child.key === key)) return { ...node, children: change(node.children) };
  return { ...node, children: node.children.map((child) => atParent(child, key, change)) };
}

/** The tree in another order, its nodes still known by their keys. */
export const arrangeBy = (tree: EditableTree, order: MoveOrder): EditableTree => ({
  ...tree,
  children: order.indices.map((index) => arrangeBy(tree.children[index], order.below[index])),
});
