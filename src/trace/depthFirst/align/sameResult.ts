import { eventCode, isLeave, kindOfCode } from "../eventCode.ts";
import type { Log } from "../log.ts";

/**
 * Whether an event of one log and one of another, of one kind and at one node, tell the same. Windows and depths are
 * how it was asked, not what came of it.
 */
export function sameResult(
  log: Log<unknown>,
  event: number,
  otherLog: Log<unknown>,
  otherEvent: number,
): boolean {
  const code = log.code(event);
  if (isLeave(code) || code === eventCode.improve) return log.value(event) === otherLog.value(otherEvent);
  if (code === eventCode.cutoff) return skips(log, event) === skips(otherLog, otherEvent);
  if (code === eventCode.store) {
    const { columns } = log;
    const [place, otherPlace] = [log.place(event), otherLog.place(otherEvent)];
    return (["storeValue", "storeBound", "storeDepth"] as const).every(
      (name) => columns[name].at(place) === otherLog.columns[name].at(otherPlace),
    );
  }
  if (kindOfCode(code) !== "probe") return true;
  if (code !== otherLog.code(otherEvent)) return false;
  const told = answer(log, event);
  if (told !== answer(otherLog, otherEvent)) return false;
  const { probeValue } = log.columns;
  return (
    told < 4 || probeValue.at(log.place(event)) === otherLog.columns.probeValue.at(otherLog.place(otherEvent))
  );
}

function skips(log: Log<unknown>, cutoff: number): number {
  const { start, end } = log.skipped(cutoff);
  return end - start;
}

/** What a probe brought: see the column `probeBound`; from 4 on a value too. */
const answer = (log: Log<unknown>, probe: number): number =>
  log.hasMore(probe) ? log.columns.probeBound.at(log.place(probe)) : 0;
