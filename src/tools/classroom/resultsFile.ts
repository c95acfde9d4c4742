import { isTried } from "../../kit/questions/answer.ts";
import { hashOf } from "../check/hashOf.ts";
import type { Results } from "./results.ts";

const kind = "plyground results";
const longestFile = 1_000_000;
const longestName = 80;

/** Results out of a file. */
export interface ReadResults extends Results {
  /** It is as it was saved. */
  readonly intact: boolean;
  /** When it was saved, as an ISO date; older files do not say. */
  readonly saved: string | undefined;
  /** The same for the same content, whatever the file is called and however it was laid out. */
  readonly content: string;
}

/**
 * Results as the text of a file: JSON that people can read. Its checksum shows when a line was changed by accident;
 * it is no seal, and stops nobody who means to cheat.
 */
export function writeResults({ name, done }: Results, saved?: string): string {
  const chapters = Object.fromEntries([...done].map(([work, { tried }]) => [work, tried]));
  const trees = Object.fromEntries(
    [...done].flatMap(([work, { tree }]) => (tree === undefined ? [] : [[work, tree]])),
  );
  const body = { kind, name, ...(saved !== undefined && { saved }), chapters, trees };
  return `${JSON.stringify({ ...body, checksum: hashOf(JSON.stringify(body)) }, undefined, 2)}\n`;
}

/** The results in such a text. Throws an Error that says why there are none. */
export function readResults(text: string): ReadResults {
  if (text.length > longestFile) throw new Error("it is too large for a results file");
  const { checksum, ...body } = parse(text);
  if (body.kind !== kind) throw new Error("it is no results file");
  const { name, chapters, saved } = body;
  const trees = isObject(body.trees) ? body.trees : {};
  if (typeof name !== "string" || name.trim() === "") throw new Error("it names no student");
  if (!isObject(chapters)) throw new Error("it names no chapters");
  const read = Object.entries(chapters).map(([chapter, tried]) => {
    if (!Array.isArray(tried) || !tried.every(isTried))
      throw new Error(`its answers to “${chapter.slice(0, 40)}” are broken`);
    const tree = Object.hasOwn(trees, chapter) ? trees[chapter] : undefined;
    return [chapter, { tried, tree: typeof tree === "string" ? tree : undefined }] as const;
  });
  return {
    name: name.trim().slice(0, longestName),
    done: new Map(read),
    intact: checksum === hashOf(JSON.stringify(body)),
    saved: typeof saved === "string" && !Number.isNaN(Date.parse(saved)) ? saved : undefined,
    content: JSON.stringify(body),
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
