import { changeAt, type EditableTree } from "./editableTree.ts";

/** Another move of a node, to a leaf of value 0; a leaf becomes a node with two, the first of them its value. */
export function addMove(root: EditableTree, key: number, newKey: () => number): EditableTree {
  const leaf = (value: number): EditableTree => ({ key: newKey(), value, children: [] });
  return changeAt(root, key, ({ value, children, ...node }) => {
    const before = value === undefined ? children : [leaf(value)];
    return { ...node, children: [...before, leaf(0)] };
  });
}

/** Takes a node away; one that has lost its only move becomes a leaf of this value. */
export function removeNode(root: EditableTree, key: number, worth: number): EditableTree {
  const children = root.children.filter((child) => child.key !== key);
  if (children.length < root.children.length)
    return { ...root, ...(children.length === 0 ? { value: worth } : {}), children };
  return { ...root, children: root.children.map((child) => removeNode(child, key, worth)) };
}
