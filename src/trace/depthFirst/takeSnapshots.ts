import { Column, ColumnReader } from "./column.ts";
import { eventCode, isLeave, leaveCode, probeCode } from "./eventCode.ts";
import type { Log } from "./log.ts";
import type { Nodes } from "./nodes.ts";
import { readEvent } from "./readEvent.ts";
import { cell, enterTag, newTag, resetTag, Snapshots, skipTag, tellTag } from "./snapshots.ts";

/**
 * A snapshot of a node for each event that entered, improved, left or skipped it or that narrowed the interval
 * proved of its value.
 */
export function takeSnapshots(log: Log<unknown>, nodes: Nodes): Snapshots {
  const { ids, events, lows, highs } = narrowings(log, nodes);
  // A mean of whole numbers is none.
  const whole = !nodes.expectation && isWhole(log);
  const snapshots = Snapshots.withRoom(countSnapshots(log, nodes, { ids, events }), whole);
  let since = 0;
  let skips = 0;
  let narrowing = 0;
  for (let event = 1; event <= log.length; event++) {
    const code = log.code(event);
    if (code === eventCode.iteration) since = event;
    if (code === eventCode.cutoff) {
      for (const end = log.payload(event); skips < end; skips++) {
        const snapshot = addSnapshot(snapshots, nodes, nodes.ofSkipped[skips], event, since);
        snapshots.set(snapshot, cell.tag, skipTag(snapshots.get(snapshot, cell.tag)));
      }
    } else if (touchesItsNode(code)) {
      tell(snapshots, addSnapshot(snapshots, nodes, nodes.ofEvent[event], event, since), log, event);
    }
    for (; narrowing < events.length && events.at(narrowing) === event; narrowing++) {
      const snapshot = addSnapshot(snapshots, nodes, ids.at(narrowing), event, since);
      snapshots.setNumber(snapshot, cell.low, lows.at(narrowing));
      snapshots.setNumber(snapshot, cell.high, highs.at(narrowing));
    }
  }
  return snapshots;
}

/** The node's snapshot of this event: as before it, but as if never touched where that was an iteration ago. */
function addSnapshot(snapshots: Snapshots, nodes: Nodes, id: number, event: number, since: number): number {
  const before = snapshots.latest(id);
  const snapshot = snapshots.add(id, event);
  if (before >= 0 && snapshots.get(before, cell.event) > since) return snapshot;
  const tag = before < 0 ? newTag(nodes.side(id) === "max") : resetTag(snapshots.get(before, cell.tag));
  snapshots.set(snapshot, cell.tag, tag);
  snapshots.set(snapshot, cell.improve, 0);
  snapshots.setNumber(snapshot, cell.low, -Infinity);
  snapshots.setNumber(snapshot, cell.high, Infinity);
  return snapshot;
}

/** Writes down what the event, an enter, improve or leave, tells of its node. */
function tell(snapshots: Snapshots, snapshot: number, log: Log<unknown>, event: number): void {
  const code = log.code(event);
  const tag = snapshots.get(snapshot, cell.tag);
  if (code === eventCode.enter) {
    snapshots.set(snapshot, cell.tag, enterTag(tag));
    snapshots.set(snapshot, cell.window, log.place(event));
    snapshots.set(snapshot, cell.improve, 0);
    return;
  }
  snapshots.set(snapshot, cell.tag, tellTag(tag, code));
  if (code === eventCode.improve) snapshots.set(snapshot, cell.improve, event);
  snapshots.setNumber(snapshot, code === eventCode.improve ? cell.best : cell.value, log.value(event));
}

/** For each node, how many events touch it or narrow its interval. */
function countSnapshots(
  log: Log<unknown>,
  nodes: Nodes,
  { ids, events }: Pick<Narrowings, "ids" | "events">,
): Uint32Array {
  const counts = new Uint32Array(nodes.size);
  for (let event = 1; event <= log.length; event++) {
    if (touchesItsNode(log.code(event))) counts[nodes.ofEvent[event]]++;
  }
  for (const id of nodes.ofSkipped) counts[id]++;
  for (let i = 0; i < ids.length; i++) {
    // The leave that reads a leaf has been counted.
    if (nodes.ofEvent[events.at(i)] !== ids.at(i)) counts[ids.at(i)]++;
  }
  return counts;
}

const touchesItsNode = (code: number) =>
  code === eventCode.enter || code === eventCode.improve || isLeave(code);

/** Whether every value is whole, small enough for 32 bits or infinite. */
const isWhole = ({ columns }: Log<unknown>) =>
  columns.leaveValue.isWhole && columns.improveValue.isWhole && columns.probeValue.isWhole;

/** Which node's interval is low to high from which event on; in order of events, and all four as long. */
interface Narrowings {
  readonly ids: ColumnReader;
  readonly events: ColumnReader;
  readonly lows: ColumnReader;
  readonly highs: ColumnReader;
}

/**
 * Each time the leaves read so far prove more of a node's value than before. What the table answered proves what
 * its bound says. An iteration starts afresh, because deeper leaves take the place of estimates.
 */
function narrowings(log: Log<unknown>, nodes: Nodes): Narrowings {
  const [ids, events, lows, highs] = [new Column(), new Column(), new Column(), new Column()];
  let event = 0;
  const prover = new Prover(nodes, (id, low, high) => {
    ids.push(id);
    events.push(event);
    lows.push(low);
    highs.push(high);
  });
  /** Indexed by node: the event of its last hit in the table. */
  const hits = new Uint32Array(nodes.size);
  const [byOutcome, byEvaluation, byTable] = (["outcome", "evaluation", "table"] as const).map(leaveCode);
  const hit = probeCode("hit");
  for (event = 1; event <= log.length; event++) {
    const code = log.code(event);
    const id = nodes.ofEvent[event];
    if (code === byOutcome || code === byEvaluation) {
      prover.prove(id, log.value(event), log.value(event));
    } else if (code === byTable && hits[id] > 0) {
      prover.prove(id, ...provedByHit(log, hits[id]));
    } else if (code === hit && id >= 0) {
      hits[id] = event;
    } else if (code === eventCode.iteration) {
      prover.forget();
      hits.fill(0);
    }
  }
  const read = (column: Column) => new ColumnReader(column.copy());
  return { ids: read(ids), events: read(events), lows: read(lows), highs: read(highs) };
}

/** What a hit in the table says of the node's value: at least, and at most. */
function provedByHit(log: Log<unknown>, event: number): [number, number] {
  const probe = readEvent(log, event);
  if (probe.kind !== "probe" || probe.value === undefined) return [-Infinity, Infinity];
  const { value, bound } = probe;
  if (bound === "exact") return [value, value];
  if (bound === "lower") return [value, Infinity];
  return bound === "upper" ? [-Infinity, value] : [-Infinity, Infinity];
}

/**
 * What is proved of each node's value, low ≤ value ≤ high, as leaves are read. At MAX, low is the greatest of the
 * children's lows and high the greatest of their highs, a child that is not known being (−∞, ∞); at MIN the
 * least. No tighter interval follows: unread leaves may hold anything. Where chance draws, `Nodes.expectation` says what follows.
 */
class Prover {
  /** Indexed by node. */
  readonly #lows: Float64Array;
  readonly #highs: Float64Array;
  readonly #nodes: Nodes;
  /** At MAX the greatest high among the children, at MIN the least low; and how many children have it. */
  readonly #edges: Float64Array;
  readonly #atEdge: Uint32Array;
  readonly #narrowed: (id: number, low: number, high: number) => void;

  /** `narrowed` is told each interval that becomes narrower. */
  constructor(nodes: Nodes, narrowed: (id: number, low: number, high: number) => void) {
    this.#narrowed = narrowed;
    this.#nodes = nodes;
    this.#lows = new Float64Array(nodes.size);
    this.#highs = new Float64Array(nodes.size);
    this.#edges = new Float64Array(nodes.size);
    this.#atEdge = new Uint32Array(nodes.size);
    this.forget();
  }

  forget(): void {
    const { size, children, expanded } = this.#nodes;
    this.#lows.fill(-Infinity);
    this.#highs.fill(Infinity);
    for (let id = 0; id < size; id++) {
      this.#edges[id] = this.#isMax(id) ? Infinity : -Infinity;
      // A node of which children may be missing never closes: one more counts for those.
      this.#atEdge[id] = children.size(id) + (expanded[id] ? 0 : 1);
    }
  }

  /** The node's value is from `low` to `high`: hands on to the ancestors what follows for them. */
  prove(id: number, low: number, high: number): void {
    for (let node = id; node >= 0; ) {
      const [oldLow, oldHigh] = [this.#lows[node], this.#highs[node]];
      this.#lows[node] = Math.max(oldLow, low);
      this.#highs[node] = Math.min(oldHigh, high);
      if (this.#lows[node] === oldLow && this.#highs[node] === oldHigh) return;
      this.#narrowed(node, this.#lows[node], this.#highs[node]);
      const parent = this.#nodes.parents[node];
      if (parent < 0) return;
      const expected = this.#nodes.expectation?.(parent, this.#lows, this.#highs);
      if (expected) [low, high] = expected;
      else if (this.#isMax(parent)) {
        low = this.#lows[node];
        high = this.#edge(parent, node, oldHigh, this.#highs);
      } else {
        high = this.#highs[node];
        low = this.#edge(parent, node, oldLow, this.#lows);
      }
      node = parent;
    }
  }

  #isMax(id: number): boolean {
    return this.#nodes.side(id) === "max";
  }

  /** The parent's edge among `ends`, the children's highs or lows, of which that of `child` was `old`. */
  #edge(parent: number, child: number, old: number, ends: Float64Array): number {
    // Where only the child's other end has moved, it stands at the edge as it did.
    if (ends[child] === old || old !== this.#edges[parent]) return this.#edges[parent];
    if (--this.#atEdge[parent] > 0) return this.#edges[parent];
    const { starts, items } = this.#nodes.children;
    const isMax = this.#isMax(parent);
    let edge = isMax ? -Infinity : Infinity;
    let atEdge = 0;
    for (let i = starts[parent]; i < starts[parent + 1]; i++) {
      const end = ends[items[i]];
      if (end === edge) atEdge++;
      if (isMax ? end > edge : end < edge) [edge, atEdge] = [end, 1];
    }
    this.#atEdge[parent] = atEdge;
    this.#edges[parent] = edge;
    return edge;
  }
}
