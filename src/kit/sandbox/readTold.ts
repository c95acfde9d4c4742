import type { Chosen } from "../../judge/chooseMove.ts";
import type { CallEnd } from "../../judge/functions/call.ts";
import { readPlain } from "../../judge/functions/plain.ts";
import type { Told, ToldEnd } from "../../judge/told.ts";
import type { RunnerAnswer } from "./protocol.ts";
import type { Recorded } from "./sandbox.ts";

/** Characters of a message that are shown, at most. */
const longest = 400;

/**
 * What comes out of a sandbox is data of an unknown hand: a program can write over what the runner calls. This reads of it
 * what has the right form, and takes the rest for a run without a value.
 */
export function readTold(data: unknown): Told {
  const { way, end, chosen, digested } = Object(data) as { [key in keyof Told]: unknown };
  return {
    way: way instanceof Int32Array ? way : new Int32Array(),
    end: readEnd(end),
    ...(typeof chosen === "number" && { chosen }),
    ...(typeof digested === "number" && { digested }),
  };
}

function readEnd(data: unknown): ToldEnd {
  const { kind, value, most, shown, message, line } = Object(data) as Record<string, unknown>;
  if (kind === "value" && typeof value === "number") return { kind, value };
  if (kind === "visits") return { kind, most: Number(most) };
  if (kind === "noNumber") return { kind, shown: readText(shown) };
  if (kind === "threw")
    return { kind, message: readText(message), line: typeof line === "number" ? line : undefined };
  return { kind: kind === "stray" ? kind : "time" };
}

/** The same of a move that was chosen: whether it is one of the moves there are is for who asked to see. */
export function readChosen(data: unknown): Chosen {
  const { kind, place, values, visits, shown } = Object(data) as Record<string, unknown>;
  if (kind === "noMove") return { kind, shown: readText(shown) };
  if (kind === "move" && Number.isInteger(place) && Array.isArray(values)) {
    const numbers = values.filter((value) => typeof value === "number");
    return { kind, place: Number(place), values: numbers, visits: Number(visits) || 0 };
  }
  const end = readEnd(data);
  return end.kind === "value" || end.kind === "stray" ? { kind: "time" } : end;
}

/** A text, as long as is shown of one. */
export const readText = (data: unknown): string => (typeof data === "string" ? data : "").slice(0, longest);

/** Whether an answer is a recording that can be read; what is in its columns is looked at when it is. */
export function isRecorded(answer: RunnerAnswer): answer is RunnerAnswer & Recorded {
  if (answer.kind !== "recorded") return false;
  return Object(answer.recording).words instanceof Int32Array;
}

/** How a call ended, read of what came out of a sandbox: see `readTold`. */
export function readCallEnd(data: unknown): CallEnd {
  const { kind, value, shown, message, line, most } = Object(data) as Record<string, unknown>;
  if (kind === "value") {
    const read = readPlain(value);
    return read === undefined ? { kind: "noValue", shown: "" } : { kind, value: read };
  }
  if (kind === "noValue") return { kind, shown: readText(shown) };
  if (kind === "phases") return { kind, most: Number(most) };
  if (kind === "threw")
    return { kind, message: readText(message), line: typeof line === "number" ? line : undefined };
  return { kind: "time" };
}
