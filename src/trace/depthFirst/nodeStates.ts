import { type ValueSource, valueSources } from "../../engine/observer.ts";
import { eventCode, isLeave } from "./eventCode.ts";
import type { Log } from "./log.ts";
import type { Nodes } from "./nodes.ts";
import {
  cell,
  codeOfTag,
  isMaxTag,
  isSkipTag,
  type SnapshotColumns,
  type Snapshots,
  untold,
  visitsOfTag,
} from "./snapshots.ts";
import { takeSnapshots } from "./takeSnapshots.ts";

/** How far a search has come with a node; "cut": its parent was left without trying it. */
export type NodeStatus = "unvisited" | "active" | "done" | "cut";

/** A node at a step. After `iteration` every node is as if never touched, save its visits. */
export interface NodeState {
  readonly status: NodeStatus;
  /** How often the node has been entered, over all iterations. */
  readonly visits: number;
  /** The window as the search holds it: that of the visit's `enter`, narrowed by the best value so far. */
  readonly alpha: number;
  readonly beta: number;
  /** The best child's value in this visit; undefined until one counted. */
  readonly best: number | undefined;
  /** What the visit returned and where it had it from; undefined until the node is left. */
  readonly value: number | undefined;
  readonly from: ValueSource | undefined;
  /** What the leaves read so far prove: the node's value is from `low` to `high`. */
  readonly low: number;
  readonly high: number;
}

/** The state of any node at any step: a binary search among the node's snapshots. */
export class NodeStates {
  readonly #log: Log<unknown>;
  readonly #nodes: Nodes;
  readonly #snapshots: Snapshots;

  constructor(log: Log<unknown>, nodes: Nodes, snapshots: Snapshots = takeSnapshots(log, nodes)) {
    this.#log = log;
    this.#nodes = nodes;
    this.#snapshots = snapshots;
  }

  get columns(): SnapshotColumns {
    return this.#snapshots.columns;
  }

  at(id: number, step: number): NodeState {
    const snapshots = this.#snapshots;
    const snapshot = snapshots.last(id, step);
    if (snapshot < 0) return untouched(0);
    const tag = snapshots.get(snapshot, cell.tag);
    if (snapshots.get(snapshot, cell.event) <= this.since(step)) return untouched(visitsOfTag(tag));
    const code = codeOfTag(tag);
    const { alpha, beta } = this.#window(snapshot);
    const best = this.#best(snapshot);
    const left = isLeave(code);
    return {
      status: isSkipTag(tag) ? "cut" : left ? "done" : "active",
      visits: visitsOfTag(tag),
      alpha: best !== undefined && isMaxTag(tag) && best > alpha ? best : alpha,
      beta: best !== undefined && !isMaxTag(tag) && best < beta ? best : beta,
      best,
      value: left ? snapshots.getNumber(snapshot, cell.value) : undefined,
      from: left ? valueSources[code - eventCode.leave] : undefined,
      low: snapshots.getNumber(snapshot, cell.low),
      high: snapshots.getNumber(snapshot, cell.high),
    };
  }

  /** The window with which the node was last entered up to `step` in this iteration; else the whole line. */
  entryWindow(id: number, step: number): { alpha: number; beta: number } {
    return this.#window(this.#fresh(id, step));
  }

  /** The event that improved the node's best value last in its visit at `step`, or 0. */
  improvement(id: number, step: number): number {
    const snapshot = this.#fresh(id, step);
    return snapshot < 0 ? 0 : this.#snapshots.get(snapshot, cell.improve);
  }

  /** Whether this event changed the state of the node. */
  isChangedBy(id: number, event: number): boolean {
    const snapshot = this.#snapshots.last(id, event);
    return snapshot >= 0 && this.#snapshots.get(snapshot, cell.event) === event;
  }

  /** The events that happened to the node itself and whose code passes `wanted`, ascending. */
  events(id: number, wanted: (code: number) => boolean): number[] {
    const isOwn = (event: number) => this.#nodes.ofEvent[event] === id && wanted(this.#log.code(event));
    return this.#snapshots.events(id).filter(isOwn);
  }

  /** The event that began the iteration of this step; 0 where none did. */
  since(step: number): number {
    const begun = this.#log.count(eventCode.iteration, step);
    return begun === 0 ? 0 : this.#log.events(eventCode.iteration)[begun - 1];
  }

  /** The node's snapshot at `step`, unless it is from an iteration before. */
  #fresh(id: number, step: number): number {
    const snapshot = this.#snapshots.last(id, step);
    return snapshot >= 0 && this.#snapshots.get(snapshot, cell.event) > this.since(step) ? snapshot : -1;
  }

  #window(snapshot: number): { alpha: number; beta: number } {
    const entered = snapshot >= 0 && codeOfTag(this.#snapshots.get(snapshot, cell.tag)) !== untold;
    if (!entered) return { alpha: -Infinity, beta: Infinity };
    const place = this.#snapshots.get(snapshot, cell.window);
    const { enterAlpha, enterBeta } = this.#log.columns;
    return { alpha: enterAlpha.at(place), beta: enterBeta.at(place) };
  }

  #best(snapshot: number): number | undefined {
    if (this.#snapshots.get(snapshot, cell.improve) === 0) return undefined;
    return this.#snapshots.getNumber(snapshot, cell.best);
  }
}

const untouched = (visits: number): NodeState => ({
  status: "unvisited",
  visits,
  alpha: -Infinity,
  beta: Infinity,
  best: undefined,
  value: undefined,
  from: undefined,
  low: -Infinity,
  high: Infinity,
});

/** See `Trace.changed`. */
export function changedNodes(
  log: Log<unknown>,
  nodes: Nodes,
  states: NodeStates,
  from: number,
  to: number,
): number[] {
  const last = Math.max(from, to);
  // Where an iteration begins, all that the one before has touched is as if never touched.
  const begun = states.since(last) > Math.min(from, to);
  const first = begun ? states.since(Math.min(from, to)) : Math.min(from, to);
  const changed = new Set<number>();
  for (let event = first + 1; event <= last; event++) {
    const code = log.code(event);
    const id = nodes.ofEvent[event];
    if (code === eventCode.enter || code === eventCode.improve) changed.add(id);
    if (code === eventCode.cutoff) addSkipped(log, nodes, event, changed);
    if (!isLeave(code)) continue;
    for (let node = id; node >= 0 && states.isChangedBy(node, event); node = nodes.parents[node])
      changed.add(node);
  }
  changed.delete(-1);
  return [...changed];
}

function addSkipped(log: Log<unknown>, nodes: Nodes, event: number, changed: Set<number>): void {
  const { start, end } = log.skipped(event);
  for (let i = start; i < end; i++) changed.add(nodes.ofSkipped[i]);
}
