import type { Bound, OrderingPartName, ProbeResult, ValueSource } from "../../engine/observer.ts";
import type { Key } from "./recording.ts";

/** One event as the search told it. */
export type RecordedEvent<Move> =
  | { kind: "enter"; move: Move | undefined; depth: number; alpha: number; beta: number }
  | { kind: "improve"; move: Move; value: number }
  | { kind: "cutoff"; skipped: Move[] }
  | { kind: "leave"; value: number; from: ValueSource }
  | { kind: "probe"; key: Key; result: ProbeResult; value: number | undefined; bound: Bound | undefined }
  | { kind: "store"; key: Key; value: number; bound: Bound; depth: number }
  | { kind: "research"; alpha: number; beta: number }
  | { kind: "iteration"; depth: number }
  | { kind: "order"; moves: Move[]; placedBy: OrderingPartName[] };
