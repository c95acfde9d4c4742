import { eventCode } from "../../trace/index.ts";
import type { PairOfRuns } from "./pairOfRuns.ts";

/** The pairs of steps at which the left run cuts off, and those at which the right one does. */
export const cutoffsOf = ({ pairs, lanes }: PairOfRuns): number[] =>
  lanes.flatMap(({ run }, side) =>
    Array.from(run.trace.log.events(eventCode.cutoff), (step) => pairs.place(side, step)),
  );
