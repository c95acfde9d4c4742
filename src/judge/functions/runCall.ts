import { plainEnd } from "../runJob.ts";
import type { Call, CallEnd, Functions } from "./call.ts";
import { mostPhases, TooManyPhases } from "./phaseLog.ts";
import { readPlain } from "./plain.ts";

/** Asks a program one thing. What it throws is told by its message, and by `lineOf` in which line it was thrown. */
export function runCall(
  functions: Functions,
  { name, given, sampled }: Call,
  lineOf: (error: unknown) => number | undefined = () => undefined,
): CallEnd {
  try {
    const returned = sampled ? functions.sample(sampled) : functions.call(name, given);
    const value = readPlain(returned);
    return value === undefined ? { kind: "noValue", shown: written(returned) } : { kind: "value", value };
  } catch (error) {
    if (error instanceof TooManyPhases) return { kind: "phases", most: mostPhases };
    const { message, line } = plainEnd({ kind: "threw", error }, lineOf) as {
      message: string;
      line?: number;
    };
    return { kind: "threw", message, line };
  }
}

/** Whatever was returned may be made to throw when it is read. */
function written(returned: unknown): string {
  // Python has written it already.
  if (typeof returned === "string") return returned;
  try {
    return JSON.stringify(returned) ?? String(returned);
  } catch {
    return typeof returned;
  }
}
