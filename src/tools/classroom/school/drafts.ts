import { packText, unpackText } from "../../../kit/share/packText.ts";
import { mostSuspended } from "./suspended.ts";

/** What was written, by what it is kept for. */
export type Draft = readonly [what: string, text: string];

/** What the page of a package holds as long as it is open, in the place of what a browser keeps. */
export interface HeldDrafts {
  /** In the order in which they were changed, the last one last. */
  readonly all: () => readonly Draft[];
  readonly put: (drafts: readonly Draft[]) => void;
  /** Hears of each change from now on. */
  readonly onchange: (heard: () => void) => void;
}

/** More than all drafts of one task. */
const longest = 400_000;

/** Where one was and in which language is a few letters; programs are what may be too long. */
const isPlace = ([what]: Draft): boolean => what.endsWith(":last") || what === "language:chosen";

/**
 * Drafts as one text that a school's system keeps, compressed as in links, of at most 4,096 characters: where they are
 * longer, those that were changed longest ago go. Not whole where even the last one is too long, which goes then.
 *
 * @param of what they were written for, in a word
 */
export async function writeDrafts(
  of: string,
  drafts: readonly Draft[],
): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  const places = drafts.filter(isPlace);
  const programs = drafts.filter((draft) => !isPlace(draft));
  const write = async (kept: readonly Draft[]) =>
    kept.length === 0 ? "" : `${of} ${await packText(JSON.stringify(kept))}`;
  for (let gone = 0; gone < programs.length; gone++) {
    const text = await write([...programs.slice(gone), ...places]);
    if (text.length <= mostSuspended) return { text, isWhole: true };
  }
  return { text: await write(places), isWhole: programs.length === 0 };
}

/** The drafts in such a text; none where it has none, or those for something else. */
export async function readDrafts(of: string, text: string): Promise<readonly Draft[]> {
  const [written, packed, ...rest] = text.split(" ");
  if (written !== of || packed === undefined || rest.length > 0) return [];
  try {
    const read: unknown = JSON.parse((await unpackText(packed, longest)) ?? "[]");
    return Array.isArray(read) && read.every(isDraft) ? read : [];
  } catch {
    return [];
  }
}

const isDraft = (value: unknown): value is Draft =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");
