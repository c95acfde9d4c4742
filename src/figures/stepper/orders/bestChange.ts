import type { Tree } from "../../../engine/index.ts";
import type { Run } from "../../../kit/run/run.ts";
import { nodeName } from "../../../kit/tree/nodeNames.ts";
import type { OutlineNode } from "../../../trace/index.ts";
import { costOf } from "./extremesOf.ts";

/** A child that is better tried first, and how many leaves are read then. */
export interface Change {
  readonly node: OutlineNode;
  readonly name: string;
  readonly leaves: number;
}

/** Each change is tried by a search of the whole tree: of one with more nodes than this it would be too slow. */
export const mostTried = 200;

/** The child which saves most leaves when it is put first among its sisters; undefined where none saves any. */
export function bestChange(run: Run): Change | undefined {
  const { tree, outline, trace } = run;
  if (tree === undefined || outline.nodes.length > mostTried) return undefined;
  let fewest = trace.counters(trace.length).leaves;
  let best: OutlineNode | undefined;
  for (const node of outline.nodes) {
    if (!node.parent || node.parent.children[0] === node) continue;
    const { leaves } = costOf(withFirst(tree, pathTo(node)), run.setup);
    if (leaves < fewest) [fewest, best] = [leaves, node];
  }
  return best && { node: best, name: nodeName(run, best), leaves: fewest };
}

const pathTo = (node: OutlineNode): number[] =>
  node.parent ? [...pathTo(node.parent), node.parent.children.indexOf(node)] : [];

/** The tree with the node at the end of a path put first among its sisters. */
function withFirst(tree: Tree, [index, ...path]: readonly number[]): Tree {
  if (typeof tree === "number") return tree;
  if (path.length === 0) return [tree[index], ...tree.toSpliced(index, 1)];
  return tree.map((child, place) => (place === index ? withFirst(child, path) : child));
}
