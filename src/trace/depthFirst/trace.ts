import type { Side, Turn } from "../../engine/game.ts";
import type { Story } from "../core/story.ts";
import { codesOf, type EventKind, eventCode, isLeave } from "./eventCode.ts";
import { Interner } from "./interner.ts";
import { type Counters, countersAt, Log } from "./log.ts";
import { changedNodes, type NodeState, NodeStates } from "./nodeStates.ts";
import { Nodes } from "./nodes.ts";
import { type Owner, ownerOf } from "./ownerOf.ts";
import { readEvent, type TraceEvent } from "./readEvent.ts";
import type { Recording } from "./recording.ts";
import { Snapshots, type TraceIndices } from "./snapshots.ts";

/**
 * A recording, read back at any step. Step s, 0 to `length`, is the state after the first s events; event s, 1 to
 * `length`, leads to step s. Nodes are numbered from 0, the root, to `size` − 1 in order of first mention; a node
 * is its path from the root, however often it is visited, and what a cutoff skips is a node too. −1 stands for
 * no node. Steps and nodes beyond these throw a RangeError.
 *
 * Indices are derived when first needed, in time about linear in the events; from then on a question costs the
 * logarithm of one node's history, and going backward what going forward costs.
 */
export class Trace<Move> implements Story<EventKind, Turn> {
  readonly recording: Recording<Move>;
  #log: Log<Move> | undefined;
  #nodes: Nodes | undefined;
  #states: NodeStates | undefined;
  #numbers: Interner<Move | undefined> | undefined;

  /** With `indices`, which another trace of this recording has derived, nothing is left to derive. */
  constructor(recording: Recording<Move>, indices?: TraceIndices) {
    this.recording = recording;
    if (indices === undefined) return;
    this.#log = new Log(recording, indices.log);
    this.#nodes = new Nodes(indices.nodes);
    this.#states = new NodeStates(this.#log, this.#nodes, new Snapshots(indices.snapshots));
  }

  /** All that can be derived, derived now: to be moved to another thread with the recording. */
  get indices(): TraceIndices {
    return {
      log: this.log.index,
      nodes: this.nodes.columns,
      snapshots: this.#allStates.columns,
    };
  }

  /** How many events there are, and the last step. */
  get length(): number {
    return this.log.length;
  }

  /** How many nodes were visited or skipped. */
  get size(): number {
    return this.nodes.size;
  }

  /** The events in columns, for loops over all of them. */
  get log(): Log<Move> {
    this.#log ??= new Log(this.recording);
    return this.#log;
  }

  /** The nodes in columns, for loops over all of them. */
  get nodes(): Nodes {
    this.#nodes ??= Nodes.of(this.log, this.recording.root);
    return this.#nodes;
  }

  get #allStates(): NodeStates {
    this.#states ??= new NodeStates(this.log, this.nodes);
    return this.#states;
  }

  parent(id: number): number {
    return this.nodes.parents[this.#node(id)];
  }

  /** The move that leads to the node; undefined at the root. */
  move(id: number): Move | undefined {
    return this.log.move(this.nodes.moves[this.#node(id)]);
  }

  /** All moves from the root to the node. */
  moves(id: number): Move[] {
    return this.ancestors(id)
      .slice(1)
      .map((node) => this.move(node) as Move);
  }

  /** The nodes from the root to this one, both included. */
  ancestors(id: number): number[] {
    return this.nodes.pathTo(id < 0 ? id : this.#node(id));
  }

  /** In move order of the first visit: what was entered, then what was skipped. */
  children(id: number): number[] {
    return Array.from(this.nodes.children.row(this.#node(id)));
  }

  /** Who moves at the node. */
  side(id: number): Side {
    return this.nodes.side(this.#node(id));
  }

  /** Moves from the root. */
  ply(id: number): number {
    return this.nodes.plies[this.#node(id)];
  }

  /** The child by this move, or −1. */
  child(id: number, move: Move): number {
    this.#numbers ??= new Interner(this.recording.moves);
    const number = this.#numbers.find(move);
    return number === undefined ? -1 : this.nodes.trie.find(this.#node(id), number);
  }

  /** The node at the end of these moves from the root, or −1. */
  find(moves: readonly Move[]): number {
    let node = this.size > 0 ? 0 : -1;
    for (const move of moves) {
      if (node >= 0) node = this.child(node, move);
    }
    return node;
  }

  /** The event that leads to `step`, 1 to `length`. */
  event(step: number): TraceEvent<Move> {
    const event = readEvent(this.log, this.#step(step, 1));
    const node = this.nodeAt(step);
    switch (event.kind) {
      case "improve":
        return { ...event, node, child: this.child(node, event.move) };
      case "cutoff": {
        const { start, end } = this.log.skipped(step);
        return { kind: event.kind, node, skipped: Array.from(this.nodes.ofSkipped.subarray(start, end)) };
      }
      case "research":
        return { ...event, node, child: this.nodes.ofEvent[this.log.last("leave", step)] };
      default:
        return { ...event, node };
    }
  }

  /** The node entered or left by the event that leads to `step`, 1 to `length`, or where the search stood; −1 for none. */
  nodeAt(step: number): number {
    return this.nodes.ofEvent[this.#step(step, 1)];
  }

  /** The node at `step`. */
  node(id: number, step: number): NodeState {
    return this.#allStates.at(this.#node(id), this.#step(step));
  }

  /** The window with which the node was last entered up to `step`; the whole line if it was not. */
  entryWindow(id: number, step: number): { alpha: number; beta: number } {
    return this.#allStates.entryWindow(this.#node(id), this.#step(step));
  }

  /** The child that brought the node its best value in its visit at `step`, or −1. */
  bestChild(id: number, step: number): number {
    const improvement = this.#allStates.improvement(this.#node(id), this.#step(step));
    if (improvement === 0) return -1;
    return this.nodes.trie.find(id, this.log.payload(improvement));
  }

  /** Where the search stands at `step`: −1 before it enters the root and after it has left it. */
  current(step: number): number {
    if (this.#step(step) === 0) return -1;
    const node = this.nodes.ofEvent[step];
    return isLeave(this.log.code(step)) ? this.nodes.parents[node] : node;
  }

  /** The nodes from the root to the current one; none before the search enters the root and after it has left. */
  path(step: number): number[] {
    return this.ancestors(this.current(step));
  }

  counters(step: number): Counters {
    return countersAt(this.log, this.#step(step));
  }

  /**
   * The nodes whose state may differ between two steps, each once, in time proportional to the events between
   * (and, where an iteration begins between them, to those of the iterations before it on the way).
   */
  changed(from: number, to: number): number[] {
    return changedNodes(this.log, this.nodes, this.#allStates, this.#step(from), this.#step(to));
  }

  /** Whose bound allowed the cutoff that leads to `step`. */
  owner(step: number): Owner {
    this.#step(step);
    return ownerOf(this, step);
  }

  /** The steps to which events of this kind lead while the search stands at the node, ascending. */
  steps(id: number, kind: EventKind): readonly number[] {
    if (kind === "enter") return this.enters(id);
    if (kind === "leave") return this.leaves(id);
    if (kind === "improve") return this.improves(id);
    const steps = codesOf(kind).flatMap((code) => [...this.log.events(code)]);
    return steps.filter((step) => this.nodes.ofEvent[step] === this.#node(id)).sort((a, b) => a - b);
  }

  /** The steps that enter the node, ascending. */
  enters(id: number): number[] {
    return this.#allStates.events(this.#node(id), (code) => code === eventCode.enter);
  }

  /** The step that first enters the node; undefined where it was only skipped. */
  firstEnter(id: number): number | undefined {
    return this.enters(id)[0];
  }

  /** The steps that leave the node, ascending. */
  leaves(id: number): number[] {
    return this.#allStates.events(this.#node(id), isLeave);
  }

  /** The steps that improve the node's best value, ascending. */
  improves(id: number): number[] {
    return this.#allStates.events(this.#node(id), (code) => code === eventCode.improve);
  }

  #step(step: number, first = 0): number {
    if (Number.isInteger(step) && step >= first && step <= this.length) return step;
    throw new RangeError(`There is no step ${step}: the steps are ${first} to ${this.length}`);
  }

  #node(id: number): number {
    if (Number.isInteger(id) && id >= 0 && id < this.size) return id;
    throw new RangeError(`There is no node ${id}: the nodes are 0 to ${this.size - 1}`);
  }
}
