import { type HierarchyNode, hierarchy, tree } from "d3";
import type { WholeTree } from "../src/trace/index.ts";

export interface Branch {
  readonly id: number;
  readonly children: readonly Branch[];
}

/** A whole tree as the nested objects that d3 reads. */
export function branchesOf({ columns: { ends } }: WholeTree<unknown>): Branch {
  const branch = (id: number): Branch => {
    const children: Branch[] = [];
    for (let child = id + 1; child < ends[id]; child = ends[child]) children.push(branch(child));
    return { id, children };
  };
  return branch(0);
}

/** d3's own nodes, which its layout needs: made before the clock runs. */
export const hierarchyOf = (root: Branch): HierarchyNode<Branch> =>
  hierarchy(root, (node) => [...node.children]);

/** d3's layout, as `tidyLayout` has it. */
export const layOut = tree<Branch>()
  .nodeSize([1, 1])
  .separation((a, b) => (a.parent === b.parent ? 1 : 2));
