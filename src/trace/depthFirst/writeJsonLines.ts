import { plainJson } from "../core/plainJson.ts";
import { Log } from "./log.ts";
import { readEvent } from "./readEvent.ts";
import type { Recording } from "./recording.ts";

/**
 * A recording as JSON lines: a header `{"plyground":"trace","version":1,"root":"max"}`, then one object an event,
 * such as `{"event":"enter","move":0,"depth":1,"alpha":"-inf","beta":3}`; the root's enter has no move.
 * Infinities are the texts "inf" and "-inf"; a move or key that is a bigint is `{"bigint":"12"}`.
 * `readJsonLines` is its inverse.
 */
export function writeJsonLines(recording: Recording<unknown>): string {
  const log = new Log(recording);
  const lines = [JSON.stringify({ plyground: "trace", version: recording.version, root: recording.root })];
  for (let event = 1; event <= log.length; event++) {
    const { kind, ...rest } = readEvent(log, event);
    lines.push(JSON.stringify({ event: kind, ...rest }, plainJson));
  }
  return `${lines.join("\n")}\n`;
}
