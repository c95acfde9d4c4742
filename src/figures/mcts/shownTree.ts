import { positionAt } from "./moveTallies.ts";
import { iterationNumber, type SamplingRun, walkAt } from "./samplingRun.ts";

/** A node of the part of a sampled tree that is drawn. */
export interface ShownNode {
  /** Its place in the list, for the layout. */
  readonly id: number;
  /** Its number in the trace. */
  readonly node: number;
  readonly parent: ShownNode | undefined;
  readonly children: ShownNode[];
  readonly depth: number;
  /** Its children for which there was no room; undefined where there are none. */
  readonly hidden: HiddenChildren | undefined;
}

export interface HiddenChildren {
  readonly count: number;
  readonly visits: number;
}

/** What a node of a sampled tree is drawn from, at every step alike. */
export interface NodeLook {
  /** Its position as the game's `diagram` writes it; "" in an abstract tree. */
  readonly rows: string;
  /** The cell of the last move, counted row by row from 0. */
  readonly last: number | undefined;
  /** Where the game is over. */
  readonly outcome: number | undefined;
}

const deepest = 6;

/**
 * What there is room for: the walk of the iteration that is shown, down to the node that it plays out from, which may
 * not be born yet, and beside it the most visited nodes, as long as there are no more than `mostLeaves` ends. It
 * depends on the iteration alone, not on the step in it, so that nothing moves while the iteration goes on.
 */
export function shownTree(run: SamplingRun, step: number, mostLeaves: number): readonly ShownNode[] {
  const { trace, game } = run;
  const number = iterationNumber(run, step);
  const before = number === 0 ? 0 : trace.ends[number - 1];
  const chosen = new Set(number === 0 ? [0] : walkAt(run, trace.ends[number]));
  let leaves = 1;
  const shownChildren = new Map<number, number>();
  for (const node of chosen) if (node > 0) shownChildren.set(trace.parent[node], 1);
  const candidates = [...chosen].flatMap((node) => childrenOf(node));
  /** No more than could be shown: a node may have hundreds. */
  function childrenOf(node: number): number[] {
    return trace
      .children(node, before)
      .filter((child) => !chosen.has(child) && trace.depth[child] <= deepest)
      .map((child) => [child, trace.visits(child, before)] as const)
      .sort((one, other) => other[1] - one[1])
      .slice(0, mostLeaves)
      .map(([child]) => child);
  }
  const weight = (node: number) => trace.visits(node, before) * (trace.depth[node] === 1 ? 1e6 : 1);
  while (candidates.length > 0) {
    const best = candidates.reduce(
      (one, other, at) => (weight(other) > weight(candidates[one]) ? at : one),
      0,
    );
    const [node] = candidates.splice(best, 1);
    const siblings = shownChildren.get(trace.parent[node]) ?? 0;
    if (siblings > 0 && leaves >= mostLeaves) continue;
    if (trace.depth[node] > 1 && trace.visits(node, before) < 2 && chosen.size > mostLeaves) continue;
    if (siblings > 0) leaves++;
    shownChildren.set(trace.parent[node], siblings + 1);
    chosen.add(node);
    candidates.push(...childrenOf(node));
  }
  /** No iteration changes them while it goes on: they are none of its walk. */
  const hiddenOf = (node: number): HiddenChildren | undefined => {
    const hidden = trace.children(node, before).filter((child) => !chosen.has(child));
    if (hidden.length === 0) return undefined;
    return {
      count: hidden.length,
      visits: hidden.reduce((sum, child) => sum + trace.visits(child, before), 0),
    };
  };
  const rank = (node: number) => {
    return game.moves(positionAt(run, trace.parent[node])).indexOf(trace.moves[node]);
  };
  return inOrder(run, chosen, rank, hiddenOf);
}

/** The chosen nodes as a tree, parents first and sisters in the game's order of moves. */
function inOrder(
  { trace }: SamplingRun,
  chosen: ReadonlySet<number>,
  rank: (node: number) => number,
  hiddenOf: (node: number) => HiddenChildren | undefined,
): readonly ShownNode[] {
  const shown: ShownNode[] = [];
  const children = new Map<number, number[]>();
  for (const node of chosen) {
    if (node === 0) continue;
    const above = trace.parent[node];
    children.set(above, [...(children.get(above) ?? []), node]);
  }
  const visit = (node: number, parent: ShownNode | undefined): ShownNode => {
    const here: ShownNode = {
      id: shown.length,
      node,
      parent,
      children: [],
      depth: trace.depth[node],
      hidden: hiddenOf(node),
    };
    shown.push(here);
    const sisters = (children.get(node) ?? []).map((child) => [child, rank(child)] as const);
    for (const [child] of sisters.sort((one, other) => one[1] - other[1]))
      here.children.push(visit(child, here));
    return here;
  };
  visit(0, undefined);
  return shown;
}
