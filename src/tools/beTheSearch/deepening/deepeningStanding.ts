import type { DeepeningAct } from "../../../kit/byHand/deepening/deepeningAct.ts";
import type { Window } from "../../../kit/byHand/deepening/deepeningActs.ts";
import type { DeepeningProcedure } from "../../../kit/byHand/deepening/deepeningProcedure.ts";
import { type EdgeStatus, type NodeView, unseen } from "../../../kit/tree/nodeView.ts";
import type { OutlineNode } from "../../../trace/index.ts";

/** How a tree stands after so many acts of the right ones: all that the paper shows of the search that is on its way. */
export interface DeepeningStanding {
  /** From the root to where the search stands; empty between two searches. */
  readonly path: readonly OutlineNode[];
  /** The windows that were said, by id. */
  readonly windows: ReadonlyMap<number, Window>;
  /** How each node looks, by id. */
  readonly views: readonly { readonly view: NodeView }[];
}

export function deepeningStanding(
  { run, acts, traced }: DeepeningProcedure,
  place: number,
): DeepeningStanding {
  const paper = new Paper(run.outline.nodes, run.estimates);
  if (!run.task.iterated) paper.begin();
  for (const act of acts.slice(0, place)) paper.take(act);
  const next = traced[place]?.situation;
  // The line that orders the moves; when all is done nothing is left to order.
  const line = new Set(next?.open ? next.last?.line : []);
  const views = run.outline.nodes.map((node) => ({ view: paper.viewOf(node, line) }));
  return { path: paper.path, windows: paper.windows, views };
}

/** What is written down of one search: the next one begins with a clean sheet. */
class Paper {
  readonly path: OutlineNode[] = [];
  readonly windows = new Map<number, Window>();
  readonly #nodes: readonly OutlineNode[];
  readonly #estimates: readonly number[];
  readonly #returned = new Map<number, number>();
  readonly #cut = new Set<number>();
  #answer: number | undefined;

  constructor(nodes: readonly OutlineNode[], estimates: readonly number[]) {
    this.#nodes = nodes;
    this.#estimates = estimates;
  }

  begin(): void {
    for (const kept of [this.windows, this.#returned, this.#cut]) kept.clear();
    this.path.splice(0, Infinity, this.#nodes[0]);
  }

  /** The window of the first iteration is given, and those of the others are asked. */
  #iterate(): void {
    const isFirst = this.#returned.size === 0;
    this.begin();
    if (isFirst) this.windows.set(this.#nodes[0].id, { alpha: -Infinity, beta: Infinity });
  }

  take(act: DeepeningAct): void {
    const at = this.path.at(-1);
    if (act.kind === "iterate") this.#iterate();
    else if (act.kind === "answer") this.#answer = act.node;
    else if (act.kind === "enter") this.path.push(this.#nodes[act.node]);
    else if (at === undefined) return;
    else if (act.kind === "window") this.windows.set(at.id, act);
    else if (act.kind === "cut")
      for (const { id } of at.children) if (!this.#returned.has(id)) this.#cut.add(id);
    if (act.kind === "estimate") this.#leave(this.#estimates);
    if (act.kind === "outcome") this.#leave(this.#nodes.map(({ value }) => value ?? 0));
    if (act.kind === "return" && at) this.#leave({ [at.id]: act.value });
  }

  #leave(values: Readonly<Record<number, number>>): void {
    const at = this.path.pop();
    if (at) this.#returned.set(at.id, values[at.id]);
  }

  viewOf(node: OutlineNode, line: ReadonlySet<number>): NodeView {
    const returned = this.#returned.get(node.id);
    const status = this.path.includes(node)
      ? "active"
      : this.#isCut(node)
        ? "cut"
        : returned === undefined
          ? "unvisited"
          : "done";
    const edges = { active: "path", cut: "cut", done: "read", unvisited: "unread" } as const;
    const edge: EdgeStatus =
      node.id === this.#answer
        ? "best"
        : status === "unvisited" && line.has(node.id)
          ? "line"
          : edges[status];
    const known = status !== "done" || returned === undefined ? undefined : returned;
    return {
      ...unseen,
      status,
      edge: node.parent === undefined ? "unread" : edge,
      current: this.path.at(-1) === node,
      ...(known !== undefined && (node.value === undefined ? { said: known } : { low: known, high: known })),
    };
  }

  #isCut(node: OutlineNode): boolean {
    return this.#cut.has(node.id) || (node.parent !== undefined && this.#isCut(node.parent));
  }
}
