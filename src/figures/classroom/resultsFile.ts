import { hashOf } from "../check/hashOf.ts";
import type { Results, Tried } from "./results.ts";

const kind = "plyground results";
const longestFile = 1_000_000;
const longestName = 80;

/** Results out of a file, and whether it is as it was saved. */
export interface ReadResults extends Results {
  readonly intact: boolean;
}

/**
 * Results as the text of a file: JSON that people can read. Its checksum shows when a line was changed by accident;
 * it is no seal, and stops nobody who means to cheat.
 */
export function writeResults({ name, chapters }: Results): string {
  const body = { kind, name, chapters: Object.fromEntries(chapters) };
  return `${JSON.stringify({ ...body, checksum: hashOf(JSON.stringify(body)) }, undefined, 2)}\n`;
}

/** The results in such a text. Throws an Error that says why there are none. */
export function readResults(text: string): ReadResults {
  if (text.length > longestFile) throw new Error("it is too large for a results file");
  const { checksum, ...body } = parse(text);
  if (body.kind !== kind) throw new Error("it is no results file");
  const { name, chapters } = body;
  if (typeof name !== "string" || name.trim() === "") throw new Error("it names no student");
  if (!isObject(chapters)) throw new Error("it names no chapters");
  const read = Object.entries(chapters).map(([chapter, tried]) => {
    if (!Array.isArray(tried) || !tried.every(isTried))
      throw new Error(`its answers to “${chapter.slice(0, 40)}” are broken`);
    return [chapter, tried] as const;
  });
  return {
    name: name.trim().slice(0, longestName),
    chapters: new Map(read),
    intact: checksum === hashOf(JSON.stringify(body)),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new Error("it is no results file, or only a part of one");
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isTried(value: unknown): value is Tried {
  const { tries, solved, shown } = (value ?? {}) as Partial<Tried>;
  return (
    Array.isArray(tries) &&
    tries.every((given) => typeof given === "string") &&
    typeof solved === "boolean" &&
    typeof shown === "boolean"
  );
}
