import type { RecordedEvent } from "./recordedEvent.ts";

/** An event and the nodes it concerns. */
export type TraceEvent<Move> = {
  /** The node entered or left, for other events the one where the search stands; −1 outside the tree. */
  readonly node: number;
} & (
  | Exclude<RecordedEvent<Move>, { kind: "improve" | "cutoff" | "research" }>
  | { kind: "improve"; move: Move; child: number; value: number }
  /** `skipped`: the nodes left unread, in move order. */
  | { kind: "cutoff"; skipped: number[] }
  /** `child`: the one just left, to be searched again; the root where the whole search is to be. */
  | { kind: "research"; child: number; alpha: number; beta: number }
);
