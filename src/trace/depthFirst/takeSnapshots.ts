import { eventCode, isLeave } from "./eventCode.ts";
import type { Log } from "./log.ts";
import { type Narrowings, narrowings } from "./narrowings.ts";
import type { Nodes } from "./nodes.ts";
import { cell, Snapshots } from "./snapshots.ts";
import { enterTag, newTag, resetTag, skipTag, tellTag } from "./tag.ts";

/**
 * A snapshot of a node for each event that entered, improved, left or skipped it or that narrowed the interval
 * proved of its value.
 */
export function takeSnapshots(log: Log<unknown>, nodes: Nodes): Snapshots {
  const { ids, events, lows, highs } = narrowings(log, nodes);
  const snapshots = Snapshots.withRoom(countSnapshots(log, nodes, { ids, events }), isWhole(log));
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
