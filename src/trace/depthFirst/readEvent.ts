import {
  type Bound,
  bounds,
  type OrderingPartName,
  orderingPartNames,
  type ProbeResult,
  probeResults,
  type ValueSource,
  valueSources,
} from "../../engine/observer.ts";
import { type EventKind, eventCode } from "./eventCode.ts";
import type { Log } from "./log.ts";
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

/** Event number `event` of the log, 1 to its length, as the search told it. */
export const readEvent = <Move>(log: Log<Move>, event: number): RecordedEvent<Move> =>
  readers[log.kind(event)](log as Log<unknown>, log.place(event), event) as RecordedEvent<Move>;

const readers: Record<
  EventKind,
  (log: Log<unknown>, place: number, event: number) => RecordedEvent<unknown>
> = {
  enter: (log, place, event) => ({
    kind: "enter",
    move: log.move(log.payload(event)),
    depth: log.columns.enterDepth.at(place),
    alpha: log.columns.enterAlpha.at(place),
    beta: log.columns.enterBeta.at(place),
  }),

  improve: (log, _place, event) => ({
    kind: "improve",
    move: log.move(log.payload(event)),
    value: log.value(event),
  }),

  cutoff(log, _place, event) {
    const { start, end } = log.skipped(event);
    const skipped = Array.from({ length: end - start }, (_, i) =>
      log.move(log.columns.skippedMove.at(start + i)),
    );
    return { kind: "cutoff", skipped };
  },

  leave: (log, _place, event) => ({
    kind: "leave",
    value: log.value(event),
    from: valueSources[log.code(event) - eventCode.leave],
  }),

  probe(log, place, event) {
    const told = log.hasMore(event) ? log.columns.probeBound.at(place) : 0;
    return {
      kind: "probe",
      key: log.key(log.payload(event)),
      result: probeResults[log.code(event) - eventCode.probe],
      value: told & 4 ? log.columns.probeValue.at(place) : undefined,
      bound: told & 3 ? bounds[(told & 3) - 1] : undefined,
    };
  },

  store: (log, place, event) => ({
    kind: "store",
    key: log.key(log.payload(event)),
    value: log.columns.storeValue.at(place),
    bound: bounds[log.columns.storeBound.at(place)],
    depth: log.columns.storeDepth.at(place),
  }),

  research: (log, place) => ({
    kind: "research",
    alpha: log.columns.researchAlpha.at(place),
    beta: log.columns.researchBeta.at(place),
  }),

  iteration: (log, place) => ({ kind: "iteration", depth: log.columns.iterationDepth.at(place) }),

  order(log, _place, event) {
    const { start, end } = log.ordered(event);
    const read = <Item>(item: (at: number) => Item) =>
      Array.from({ length: end - start }, (_, i) => item(start + i));
    return {
      kind: "order",
      moves: read((at) => log.move(log.columns.orderedMove.at(at))),
      placedBy: read((at) => orderingPartNames[log.columns.placedBy.at(at)]),
    };
  },
};
