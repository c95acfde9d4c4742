import type { Result } from "../../engine/index.ts";
import { record } from "../../kit/run/run.ts";
import {
  alignSteps,
  type PairColumns,
  type Recording,
  SharedNodes,
  Trace,
  type TraceIndices,
} from "../../trace/index.ts";
import type { LaneSubject } from "./readLane.ts";
import { type Twins, twinsOf } from "./twins.ts";

type Pair<Item> = readonly [Item, Item];

/** One of two searches, told and made ready to be read. */
export interface FoundRun {
  readonly recording: Recording<unknown>;
  readonly indices: TraceIndices;
  readonly result: Result<unknown>;
}

/** Two searches and how their steps go together, as plain data that moves between threads without a copy. */
export interface FoundPair {
  readonly runs: Pair<FoundRun>;
  readonly columns: PairColumns;
  /** Where the two part, as `StepPairs` has it. */
  readonly partings: readonly number[];
  readonly twins: Pair<Twins>;
}

/** What is being done to find a pair, and how much of all is done: a share from 0 to 1. */
export interface PairProgress {
  readonly doing: "Searching on the left" | "Searching on the right" | "Setting the steps side by side";
  readonly share: number;
}

/** Where a new part of the work begins. Both searches and their alignment take about as long. */
const [right, aligning] = [0.35, 0.7];

/** Searches twice and aligns the steps. Throws what a search throws, a recording past its limit included. */
export function searchPair(
  lanes: Pair<LaneSubject>,
  told: (progress: PairProgress) => void = () => {},
): FoundPair {
  told({ doing: "Searching on the left", share: 0 });
  const one = findRun(lanes[0]);
  told({ doing: "Searching on the right", share: right });
  const other = findRun(lanes[1]);
  const doing = "Setting the steps side by side";
  told({ doing, share: aligning });
  const traces = [one.trace, other.trace] as const;
  const nodes = new SharedNodes(traces, [lanes[0].moveOrder, lanes[1].moveOrder]);
  const { columns, partings } = alignSteps(...traces, nodes, (share) =>
    told({ doing, share: aligning + share * (1 - aligning) }),
  );
  return { runs: [one.run, other.run], columns, partings, twins: twinsOf(lanes, traces, nodes) };
}

function findRun({ subject }: LaneSubject): { run: FoundRun; trace: Trace<unknown> } {
  const { recording, result } = record(subject);
  const trace = new Trace<unknown>(recording);
  return { run: { recording, result, indices: trace.indices }, trace };
}
