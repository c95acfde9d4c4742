/** A node of a tree as arrow keys know it. */
interface Walked<Node> {
  readonly parent?: Node | null | undefined;
  readonly children: readonly Node[];
}

/**
 * Where an arrow key leads in a tree that is drawn with its root on top: undefined where there is no node, or where the
 * key is none of the four. Whether it is one, `isTreeStep` tells.
 */
export function treeStep<Node extends Walked<Node>>(key: string, node: Node): Node | undefined {
  const siblings = node.parent?.children ?? [node];
  if (key === "ArrowUp") return node.parent ?? undefined;
  if (key === "ArrowDown") return node.children[0];
  if (key === "ArrowLeft") return siblings[siblings.indexOf(node) - 1];
  if (key === "ArrowRight") return siblings[siblings.indexOf(node) + 1];
  return undefined;
}

export const isTreeStep = (key: string): boolean =>
  ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].includes(key);

/** A tree's nodes one branch after another, as those hear it who cannot see it. */
export function depthFirst<Node extends { readonly children: readonly Node[] }>(root: Node): Node[] {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    node.children.forEach(visit);
  };
  visit(root);
  return nodes;
}
