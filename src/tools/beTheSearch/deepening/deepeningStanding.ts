import type { DeepeningAct } from "../../../kit/byHand/deepening/deepeningAct.ts";
import type { Window } from "../../../kit/byHand/deepening/deepeningActs.ts";
import type { DeepeningProcedure } from "../../../kit/byHand/deepening/deepeningProcedure.ts";
import { type EdgeStatus, type NodeView, unseen } from "../../../kit/tree/nodeView.ts";
import type { OutlineNode } from "../../../trace/index.ts";

/** How a tree stands after some acts: all that the paper shows of the search that is on its way. */
export interface DeepeningStanding {
  /** From the root to where the search stands; empty between two searches. */
  readonly path: readonly OutlineNode[];
  /** The windows that were said, by id. */
  readonly windows: ReadonlyMap<number, Window>;
  /** How each node looks, by id. */
  readonly views: readonly { readonly view: NodeView }[];
}

/** How it stands after so many of the right acts. */
export const deepeningStanding = (procedure: DeepeningProcedure, place: number): DeepeningStanding =>
  standingOf(procedure, procedure.acts.slice(0, place));

/**
 * How it stands as somebody said, who did these acts in the place of the right ones. What is right went on after each of them,
 * so only the last of them leads where they have gone; all that they said of a node stands there, until they said something else.
 */
export const ownStanding = (
  procedure: DeepeningProcedure,
  done: readonly DeepeningAct[],
): DeepeningStanding => standingOf(procedure, done);

function standingOf(
  { run, acts, traced }: DeepeningProcedure,
  done: readonly DeepeningAct[],
): DeepeningStanding {
  const paper = new Paper(run.outline.nodes, run.estimates);
  if (!run.task.iterated) paper.begin();
  for (const [place, act] of done.entries()) {
    paper.write(act);
    paper.move(place === done.length - 1 ? act : acts[place]);
  }
  const next = traced[done.length]?.situation;
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
  /** What was said that they are worth, of nodes that the search or somebody has left; undefined where nothing was. */
  readonly #returned = new Map<number, number | undefined>();
  readonly #cut = new Set<number>();
  #answer: number | undefined;

  constructor(nodes: readonly OutlineNode[], estimates: readonly number[]) {
    this.#nodes = nodes;
    this.#estimates = estimates;
  }

  begin(): void {
    for (const kept of [this.windows, this.#returned, this.#cut]) kept.clear();
    this.#answer = undefined;
    this.path.splice(0, Infinity, this.#nodes[0]);
  }

  /** The window of the first iteration is given, and those of the others are asked. */
  #iterate(): void {
    const isFirst = this.#returned.size === 0;
    this.begin();
    if (isFirst) this.windows.set(this.#nodes[0].id, { alpha: -Infinity, beta: Infinity });
  }

  /** Writes down what an act says, of the node where the search stands. */
  write(act: DeepeningAct): void {
    if (act.kind === "answer") this.#answer = act.node;
    const at = this.path.at(-1);
    if (at === undefined) return;
    switch (act.kind) {
      case "window":
        this.windows.set(at.id, act);
        break;
      case "cut":
        for (const { id } of at.children) if (!this.#returned.has(id)) this.#cut.add(id);
        break;
      case "estimate":
        this.#returned.set(at.id, this.#estimates[at.id]);
        break;
      case "outcome":
        this.#returned.set(at.id, at.value);
        break;
      case "return":
        this.#returned.set(at.id, act.value);
    }
  }

  /** Goes where an act leads. */
  move(act: DeepeningAct): void {
    if (act.kind === "iterate") this.#iterate();
    else if (act.kind === "enter") this.#enter(this.#nodes[act.node]);
    else if (act.kind === "estimate" || act.kind === "outcome" || act.kind === "return") this.#leave();
  }

  #enter(node: OutlineNode): void {
    this.#cut.delete(node.id);
    this.path.push(node);
  }

  #leave(): void {
    const at = this.path.pop();
    if (at && !this.#returned.has(at.id)) this.#returned.set(at.id, undefined);
  }

  viewOf(node: OutlineNode, line: ReadonlySet<number>): NodeView {
    const returned = this.#returned.get(node.id);
    const status = this.path.includes(node)
      ? "active"
      : this.#isCut(node)
        ? "cut"
        : this.#returned.has(node.id)
          ? "done"
          : "unvisited";
    const edges = { active: "path", cut: "cut", done: "read", unvisited: "unread" } as const;
    const edge: EdgeStatus =
      node.id === this.#answer
        ? "best"
        : status === "unvisited" && line.has(node.id)
          ? "line"
          : edges[status];
    const known = status === "cut" ? undefined : returned;
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
