import type { Side } from "../../engine/game.ts";
import { opponent } from "../../engine/game.ts";
import type { Tree } from "../../engine/index.ts";
import { type ProofRun, positionAt } from "./proofRun.ts";

/** A node of the part that is drawn. */
export interface ShownNode {
  /** Its place in the list, for the layout. */
  readonly id: number;
  /** Its number in the trace; −1 where the search never came. */
  readonly node: number;
  /** By what it is known, whatever is drawn besides: the moves that lead to it. */
  readonly key: string;
  readonly side: Side;
  /** Where the game is over; of a typed tree that is known before the search comes there. */
  readonly outcome: number | undefined;
  readonly parent: ShownNode | undefined;
  readonly children: ShownNode[];
  readonly depth: number;
  /** Nodes of the tree below it that are not drawn. */
  readonly hidden: number;
}

/**
 * What is drawn at a step. All there is, as long as it has no more than `mostLeaves` ends: of a typed tree also what the
 * search has never come to, so that nothing moves while the tree grows. Of more, the way to the most-proving node with
 * all that is compared along it, which changes with each round.
 */
export function shownProof(run: ProofRun, step: number, mostLeaves: number): readonly ShownNode[] {
  if (run.tree !== undefined && leavesOf(run.tree) <= mostLeaves) return wholeTree(run, run.tree);
  const { trace } = run;
  const { children, size } = trace.nodes;
  const ends = Array.from({ length: size }, (_, node) => node).filter((node) => children.size(node) === 0);
  if (ends.length <= mostLeaves) return traced(run, () => true, step);
  const way = trace.mostProving(step);
  const last = way.length > 0 ? way : trace.nodes.pathTo(trace.nodeAt(trace.log.last("expand", step)));
  return traced(run, (node) => last.includes(node), step);
}

const leavesOf = (tree: Tree): number =>
  typeof tree === "number" ? 1 : tree.reduce<number>((sum, child) => sum + leavesOf(child), 0);

/** A typed tree, with the search's numbers for its nodes. */
function wholeTree({ trace }: ProofRun, root: Tree): readonly ShownNode[] {
  const shown: ShownNode[] = [];
  const visit = (tree: Tree, node: number, side: Side, key: string, parent?: ShownNode): ShownNode => {
    const outcome = typeof tree === "number" ? tree : undefined;
    const here = { ...place(shown, parent), node, key, side, outcome, hidden: 0 };
    shown.push(here);
    if (typeof tree === "number") return here;
    // The children of a node come in the order of its moves, all or none.
    const known = node < 0 ? [] : trace.nodes.children.row(node);
    for (const [move, child] of tree.entries())
      here.children.push(visit(child, known[move] ?? -1, opponent(side), `${key}.${move}`, here));
    return here;
  };
  visit(root, 0, "max", "");
  return shown;
}

/** The root, and the children of those nodes that are open. */
function traced(run: ProofRun, isOpen: (node: number) => boolean, step: number): readonly ShownNode[] {
  const { trace, game } = run;
  const shown: ShownNode[] = [];
  const below = sizesBelow(run, step);
  const visit = (node: number, parent?: ShownNode): ShownNode => {
    const open = isOpen(node);
    const here: ShownNode = {
      ...place(shown, parent),
      node,
      key: trace.movesTo(node).join("."),
      side: trace.nodes.kind(node),
      outcome: game.outcome(positionAt(run, node)),
      hidden: open ? 0 : below[node],
    };
    shown.push(here);
    if (open) for (const child of trace.nodes.children.row(node)) here.children.push(visit(child, here));
    return here;
  };
  visit(0);
  return shown;
}

const place = (shown: readonly ShownNode[], parent: ShownNode | undefined) => ({
  id: shown.length,
  parent,
  children: [] as ShownNode[],
  depth: parent === undefined ? 0 : parent.depth + 1,
});

/** How many nodes are in the tree at a step below each. */
function sizesBelow({ trace }: ProofRun, step: number): Int32Array {
  const { parents, size } = trace.nodes;
  const below = new Int32Array(size);
  // Children come after their parents.
  for (let node = trace.sizeAt(step) - 1; node > 0; node--) below[parents[node]] += 1 + below[node];
  return below;
}
