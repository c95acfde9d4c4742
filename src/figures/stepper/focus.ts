import { measureOutline, type Run } from "../../kit/run/run.ts";
import { focusOutline, type OutlineNode, type Trace } from "../../trace/index.ts";
import type { EditableTree } from "./editableTree.ts";

/** Whole plies are drawn up to so many nodes, and of one node's children no more than the eye can take in. */
const context = 60;
const mostChildren = 40;

/** A part of a run's tree, and by what its nodes are known in all parts of it. */
export interface Part {
  readonly picture: Run;
  readonly keys: readonly number[];
}

/**
 * The nodes of the trace whose children are drawn at a step of a search that is too large to be drawn whole: those from
 * the root to where the search stands, or along the best line where it has ended, and the one that was just left.
 */
export function openAt(trace: Trace<unknown>, step: number): number[] {
  const path = trace.path(step);
  if (step === 0 || trace.size === 0) return [];
  if (path.length === 0) for (let id = 0; id >= 0; id = trace.bestChild(id, step)) path.push(id);
  const { node } = trace.event(step);
  return node < 0 || path.includes(node) ? path : [...path, node];
}

/** The part of a run's tree in which the children of these nodes of its trace are drawn. */
export function drawPart(run: Run, tree: EditableTree | undefined, open: ReadonlySet<number>): Part {
  const { trace, game, position, setup } = run;
  const traced = new Map<OutlineNode, number>();
  const tracedAt = (node: OutlineNode): number => {
    const known = traced.get(node);
    if (known !== undefined) return known;
    const above = node.parent === undefined ? -1 : tracedAt(node.parent);
    const found = node.parent === undefined ? 0 : above < 0 ? -1 : trace.child(above, node.move);
    traced.set(node, found);
    return found;
  };
  const outline = focusOutline(game, position, {
    depth: setup.depth,
    isOpen: (node) => open.has(tracedAt(node)),
    context,
    mostChildren,
  });
  const picture = { ...run, outline, measures: measureOutline(outline, undefined, run.chance) };
  if (tree !== undefined) return { picture, keys: keysIn(tree, outline.nodes) };
  return { picture, keys: outline.nodes.map((node) => keyFor(node, tracedAt)) };
}

function keysIn(tree: EditableTree, nodes: readonly OutlineNode[]): number[] {
  const found: EditableTree[] = [];
  for (const { id, parent, index } of nodes) found[id] = parent ? found[parent.id].children[index] : tree;
  return found.map(({ key }) => key);
}

/** A node of the trace is known by its number there; what the search never came to, by its parent and its place. */
function keyFor(node: OutlineNode, tracedAt: (node: OutlineNode) => number): number {
  const traced = tracedAt(node);
  if (traced >= 0 || node.parent === undefined) return traced;
  const above = tracedAt(node.parent);
  return above >= 0 ? -2 - above * 1000 - node.index : -1e12 - node.id;
}
