import type { LogIndex } from "./log.ts";
import type { NodeColumns } from "./nodes.ts";
import type { SnapshotColumns } from "./snapshots.ts";

/** What a trace derives from its recording, as plain data: it can be cloned, and its buffers transferred. */
export interface TraceIndices {
  readonly log: LogIndex;
  readonly nodes: NodeColumns;
  readonly snapshots: SnapshotColumns;
}
