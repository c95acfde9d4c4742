import { placeOf } from "../../engine/table/transpositionTable.ts";
import { TableHistory, type Trace } from "../../trace/index.ts";
import type { Run } from "./run.ts";

const known = new WeakMap<Trace<unknown>, TableHistory>();

/** The history of the table that a run's search kept, made when it is first asked for. */
export function tableHistoryOf({ trace, setup }: Run): TableHistory {
  const made = known.get(trace);
  if (made) return made;
  const size = setup.table?.size;
  const history = new TableHistory(trace, size === undefined ? undefined : (key) => placeOf(key, size));
  known.set(trace, history);
  return history;
}
