import type { ValueSource } from "../../../src/engine/index.ts";
import type { RecordedEvent } from "../../../src/trace/depthFirst/readEvent.ts";

/** All of a node's state but the interval. */
export interface FoldedNode {
  status: "unvisited" | "active" | "done" | "cut";
  visits: number;
  alpha: number;
  beta: number;
  best: number | undefined;
  value: number | undefined;
  from: ValueSource | undefined;
}

export const untouched = (): FoldedNode => ({
  status: "unvisited",
  visits: 0,
  alpha: -Infinity,
  beta: Infinity,
  best: undefined,
  value: undefined,
  from: undefined,
});

/**
 * Nodes by path (moves, each after a "/"), found by going through the events from the first. MAX moves at the root, and sides
 * alternate where nothing else is said; a trace must know the same of any node at any step without going through them.
 */
export function foldNodes(
  events: readonly RecordedEvent<number>[],
  isMax = (moves: readonly string[]): boolean => moves.length % 2 === 0,
): Map<string, FoldedNode> {
  const nodes = new Map<string, FoldedNode>();
  const at = (path: string) => {
    if (!nodes.has(path)) nodes.set(path, untouched());
    return nodes.get(path) as FoldedNode;
  };
  let open: string[] = [];
  for (const event of events) {
    const path = open.join("/");
    if (event.kind === "enter") {
      open.push(String(event.move ?? ""));
      const { visits } = at(open.join("/"));
      const { alpha, beta } = event;
      nodes.set(open.join("/"), { ...untouched(), status: "active", visits: visits + 1, alpha, beta });
    } else if (event.kind === "improve") {
      at(path).best = event.value;
      if (isMax(open.slice(1))) at(path).alpha = Math.max(at(path).alpha, event.value);
      else at(path).beta = Math.min(at(path).beta, event.value);
    } else if (event.kind === "cutoff") {
      for (const move of event.skipped) at(`${path}/${move}`).status = "cut";
    } else if (event.kind === "leave") {
      Object.assign(at(path), { status: "done", value: event.value, from: event.from });
      open.pop();
    } else if (event.kind === "iteration") {
      for (const [path, { visits }] of nodes) nodes.set(path, { ...untouched(), visits });
      open = [];
    }
  }
  return nodes;
}

/** The path of a node, given its moves from the root, as `foldNodes` writes it. */
export const pathOf = (moves: readonly number[]): string => ["", ...moves].join("/");
