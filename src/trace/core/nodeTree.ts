import { Rows } from "./rows.ts";

/** What a tree of nodes is made of, as plain data. */
export interface NodeTreeColumns {
  readonly parents: Int32Array;
  readonly plies: Int32Array;
  readonly children: Pick<Rows, "starts" | "items">;
}

/**
 * The nodes of a story: 0 is the root, the others follow in order of first mention, a parent before its children. A node is
 * its path from the root, however often something happens to it. −1 stands for no node.
 */
export abstract class NodeTree<NodeKind extends string> {
  readonly size: number;
  /** Indexed by node; −1 above the root. */
  readonly parents: Int32Array;
  /** Indexed by node: moves from the root. */
  readonly plies: Int32Array;
  /** Nodes by parent, in order of first mention. */
  readonly children: Rows;

  constructor({ parents, plies, children }: NodeTreeColumns) {
    this.size = plies.length;
    this.parents = parents;
    this.plies = plies;
    this.children = new Rows(children);
  }

  /** What sort of node it is. Nothing is to be concluded from the kind of the one above. */
  abstract kind(id: number): NodeKind;

  /** The nodes from the root to this one, both included. */
  pathTo(id: number): number[] {
    const path: number[] = [];
    for (let node = id; node >= 0; node = this.parents[node]) path.push(node);
    return path.reverse();
  }
}

/** What follows from the parents of `size` nodes. */
export function treeColumns(parents: Int32Array, size = parents.length): NodeTreeColumns {
  const plies = new Int32Array(size);
  for (let id = 1; id < size; id++) plies[id] = plies[parents[id]] + 1;
  return { parents, plies, children: Rows.sorted(size, parents.subarray(0, size)) };
}
