import type { Outline, OutlineNode, Trace } from "../../trace/index.ts";
import { tracedNodes } from "./alignTrace.ts";
import { type EdgeStatus, type NodeView, sameView, unseen } from "./nodeView.ts";

/** One node's view as a signal of its own, so that a step repaints only the nodes it touches. */
class Cell {
  view = $state.raw<NodeView>(unseen);
}

/** The picture of a trace at a step: one cell for each node of the outline. */
export class TreeCells {
  readonly cells: readonly Cell[];
  /** How many nodes look otherwise since the last move. */
  turned = $state(0);
  #outline: Outline;
  #trace: Trace<unknown>;
  /** Node of the outline → node of the trace, or −1 where the search never came. */
  #traced: Int32Array;
  /** The other way round. */
  #drawn = new Map<number, number>();
  #step = 0;
  #turned = 0;
  #path: readonly number[] = [];
  #line: readonly number[] = [];

  constructor(outline: Outline, trace: Trace<unknown>, step: number) {
    this.#outline = outline;
    this.#trace = trace;
    this.#traced = tracedNodes(outline, trace);
    for (const [id, node] of this.#traced.entries()) if (node >= 0) this.#drawn.set(node, id);
    this.cells = outline.nodes.map(() => new Cell());
    this.#jumpTo(step);
  }

  /** Shows another step. Costs what lies between the two steps, or what the drawn tree holds where that is less. */
  moveTo(step: number): void {
    if (step === this.#step) return;
    this.#turned = 0;
    this.#move(step);
    this.turned = this.#turned;
  }

  #move(step: number): void {
    if (Math.abs(step - this.#step) > this.#outline.nodes.length) {
      this.#jumpTo(step);
      return;
    }
    const touched = new Set<number>([...this.#path, ...this.#line]);
    for (const id of this.#trace.changed(this.#step, step)) touched.add(this.shownAt(id));
    this.#step = step;
    this.#findPaths();
    for (const id of this.#path) touched.add(id);
    for (const id of this.#line) touched.add(id);
    for (const id of [...touched])
      for (const child of this.#outline.nodes[id].children) touched.add(child.id);
    for (const id of touched) this.#refreshSubtree(this.#outline.nodes[id]);
  }

  #jumpTo(step: number): void {
    this.#step = step;
    this.#findPaths();
    // Parents come before their children.
    for (const node of this.#outline.nodes) this.#refresh(node);
  }

  /** Outline nodes from the root to where the search stands. */
  get path(): readonly number[] {
    return this.#path;
  }

  /** The node of the outline that shows a node of the trace: its own, or the one that it is folded into. */
  shownAt(traceNode: number): number {
    for (let node = traceNode; node > 0; node = this.#trace.parent(node)) {
      const drawn = this.#drawn.get(node);
      if (drawn !== undefined) return drawn;
    }
    return 0;
  }

  /** The node of the trace at a node of the outline, if the search ever came there or cut it. */
  tracedAt(outlineNode: number): number | undefined {
    const id = this.#traced[outlineNode];
    return id < 0 ? undefined : id;
  }

  #findPaths(): void {
    this.#path = [...new Set(shownPath(this.#trace, this.#step).map((id) => this.shownAt(id)))];
    const line: number[] = [];
    for (let id = 0; id >= 0; ) {
      const shown = this.shownAt(id);
      if (line.at(-1) !== shown) line.push(shown);
      id = this.#trace.bestChild(id, this.#step);
    }
    this.#line = line;
  }

  /** A node, and where it has just been cut or is so no longer, all that hangs below it. */
  #refreshSubtree(node: OutlineNode): void {
    const before = this.cells[node.id].view.status;
    this.#refresh(node);
    const after = this.cells[node.id].view.status;
    if (before !== after && (before === "cut" || after === "cut")) {
      for (const child of node.children) this.#refreshSubtree(child);
    }
  }

  #refresh(node: OutlineNode): void {
    const cell = this.cells[node.id];
    const view = this.#viewOf(node);
    if (sameView(cell.view, view)) return;
    cell.view = view;
    this.#turned++;
  }

  #viewOf(node: OutlineNode): NodeView {
    const above = node.parent && this.cells[node.parent.id].view;
    const id = this.#traced[node.id];
    const state = id < 0 ? undefined : this.#trace.node(id, this.#step);
    const status =
      state && state.status !== "unvisited" ? state.status : above?.status === "cut" ? "cut" : "unvisited";
    const { low, high, alpha, beta } = state ?? unseen;
    const current = this.#path.at(-1) === node.id;
    const remembered = status === "done" && state?.from === "table";
    const edge = this.#edgeOf(node, id, status);
    return { status, current, low, high, alpha, beta, remembered, edge };
  }

  #edgeOf(node: OutlineNode, id: number, status: NodeView["status"]): EdgeStatus {
    if (node.parent === undefined || status === "unvisited") return "unread";
    if (status === "cut") return "cut";
    if (status === "active") return "path";
    const parent = this.#traced[node.parent.id];
    if (this.#trace.bestChild(parent, this.#step) !== id) return "read";
    return this.#line.includes(node.id) ? "line" : "best";
  }
}

/**
 * The nodes from the root to where the search stands. At the step that leaves a node this is the node itself, of which
 * that step tells, and not yet its parent; at the last step the search is over.
 */
export function shownPath(trace: Trace<unknown>, step: number): readonly number[] {
  const path = trace.path(step);
  const leaves = step > 0 && step < trace.length && trace.log.kind(step) === "leave";
  return leaves ? [...path, trace.nodes.ofEvent[step]] : path;
}
