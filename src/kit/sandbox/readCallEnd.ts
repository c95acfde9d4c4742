import type { CallEnd } from "../../judge/functions/call.ts";
import { readPlain } from "../../judge/functions/plain.ts";
import { readText } from "./readTold.ts";

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
