import { Column } from "./column.ts";
import { ColumnReader } from "./columnReader.ts";
import { eventCode, leaveCode, probeCode } from "./eventCode.ts";
import type { Log } from "./log.ts";
import type { Nodes } from "./nodes.ts";
import { Prover } from "./prover.ts";
import { readEvent } from "./readEvent.ts";

/** Which node's interval is low to high from which event on; in order of events, and all four as long. */
export interface Narrowings {
  readonly ids: ColumnReader;
  readonly events: ColumnReader;
  readonly lows: ColumnReader;
  readonly highs: ColumnReader;
}

/**
 * Each time the leaves read so far prove more of a node's value than before. What the table answered proves what
 * its bound says. An iteration starts afresh, because deeper leaves take the place of estimates.
 */
export function narrowings(log: Log<unknown>, nodes: Nodes): Narrowings {
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
