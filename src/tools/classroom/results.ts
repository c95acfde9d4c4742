import { isObject, readJson } from "../../kit/kept/readJson.ts";
import { type Answer, everTried, isAnswered, isTried, type Tried } from "../../kit/questions/answer.ts";
import { packText, unpackText } from "../../kit/share/packText.ts";
import { hashOf, type KeptWork } from "../check/keptAnswers.ts";
import { readRecord, type TestRecord } from "../gain/record.ts";
import { type ProgramResult, readPrograms } from "./programs/programResult.ts";
import * as words from "./words.ts";

export type { Tried } from "../../kit/questions/answer.ts";

/** What a student did in one chapter or exercise. */
export interface Done {
  readonly tried: readonly Tried[];
  /** The tree that was searched in an exercise. */
  readonly tree: string | undefined;
}

/** What one student did, by the name under which it was kept: a chapter's slug, or an exercise's name. */
export interface Results {
  readonly name: string;
  readonly done: ReadonlyMap<string, Done>;
  /** Searches that were written for what a teacher has set; older files have none. */
  readonly programs?: readonly ProgramResult[];
  /** Questions before and after chapters; older files have none. */
  readonly gains?: readonly TestRecord[];
}

/** The results that stand in this browser's answers; whatever nothing was tried of is left out. */
export function resultsOf(
  name: string,
  answers: ReadonlyMap<string, Pick<KeptWork, "answers"> & Partial<KeptWork>>,
): Results {
  const tried = (given: readonly Answer[]) => given.map(everTried);
  const done = [...answers]
    .filter(([, { answers }]) => answers.some(isAnswered))
    .map(([work, { answers, tree }]) => [work, { tried: tried(answers), tree }] as const);
  return { name, done: new Map(done) };
}

export const solvedOf = (tried: readonly Tried[]): number => tried.filter(({ solved }) => solved).length;

/** Answers given in all: who guesses needs many. */
export const triesOf = (tried: readonly Tried[]): number =>
  tried.reduce((sum, { tries }) => sum + tries.length, 0);

/** Questions that were right at the first try. */
export const firstTriesOf = (tried: readonly Tried[]): number =>
  tried.filter(({ solved, tries }) => solved && tries.length === 1).length;

const kind = "plyground results";
const longestFile = 1_000_000;
const longestName = 80;

/** The name of a student's file, in letters that every system takes; `what` says what is in it, where it is one thing. */
export const fileNameOf = (name: string, what?: string): string =>
  `${["plyground", name.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-"), what].filter(Boolean).join("-")}.json`;

/** Results out of a file. */
export interface ReadResults extends Results {
  readonly programs: readonly ProgramResult[];
  readonly gains: readonly TestRecord[];
  /** It is as it was saved. */
  readonly intact: boolean;
  /** When it was saved, as an ISO date; older files do not say. */
  readonly saved: string | undefined;
  /** The same for the same content, whatever the file is called and however it was laid out. */
  readonly content: string;
}

/**
 * Results as the text of a file: JSON that people can read. Its checksum shows when a line was changed by accident;
 * it is no seal, and stops nobody who means to cheat. Readers that know of no programs pass them over.
 */
export function writeResults({ name, done, programs = [], gains = [] }: Results, saved?: string): string {
  const chapters = Object.fromEntries([...done].map(([work, { tried }]) => [work, tried]));
  const trees = Object.fromEntries(
    [...done].flatMap(([work, { tree }]) => (tree === undefined ? [] : [[work, tree]])),
  );
  const body = {
    kind,
    name,
    ...(saved !== undefined && { saved }),
    chapters,
    trees,
    ...(programs.length > 0 && { programs }),
    ...(gains.length > 0 && { gains }),
  };
  return `${JSON.stringify({ ...body, checksum: hashOf(JSON.stringify(body)) }, undefined, 2)}\n`;
}

/** The results in such a text. Throws an Error that says why there are none. */
export function readResults(text: string): ReadResults {
  if (text.length > longestFile) throw new Error(words.tooLarge);
  const file = readJson(text);
  if (!isObject(file)) throw new Error(words.noWholeFile);
  const { checksum, ...body } = file;
  if (body.kind !== kind) throw new Error(words.noResultsFile);
  const { name, chapters, saved } = body;
  const trees = isObject(body.trees) ? body.trees : {};
  if (typeof name !== "string" || name.trim() === "") throw new Error(words.noStudent);
  if (!isObject(chapters)) throw new Error(words.noChapters);
  const read = Object.entries(chapters).map(([chapter, tried]) => {
    if (!Array.isArray(tried) || !tried.every(isTried))
      throw new Error(words.brokenAnswers(chapter.slice(0, 40)));
    const tree = Object.hasOwn(trees, chapter) ? trees[chapter] : undefined;
    return [chapter, { tried, tree: typeof tree === "string" ? tree : undefined }] as const;
  });
  return {
    name: name.trim().slice(0, longestName),
    done: new Map(read),
    programs: readPrograms(body.programs),
    gains: readGains(body.gains),
    intact: checksum === hashOf(JSON.stringify(body)),
    saved: typeof saved === "string" && !Number.isNaN(Date.parse(saved)) ? saved : undefined,
    content: JSON.stringify(body),
  };
}

/** How a line of results begins, so that it is found among whatever a form writes around it. */
const lineBegins = "plyground:";
const lineIn = /plyground:([\w-]{20,})/g;

/** Results as one line, to be pasted into any form: short, and without blanks. */
export const writeLine = async (results: Results, saved?: string): Promise<string> =>
  lineBegins + (await packText(writeResults(results, saved)));

/** What came of each line of results in a pasted text, in order: results, or why there are none. */
export const readLines = (text: string): Promise<(ReadResults | Error)[]> =>
  Promise.all(
    Array.from(text.matchAll(lineIn), async ([, packed]) => {
      try {
        const found = await unpackText(packed, longestFile);
        return found === undefined ? new Error(words.noWholeLine) : readResults(found);
      } catch (error) {
        return error as Error;
      }
    }),
  );

/** Of each chapter the first that can be read. */
function readGains(value: unknown): TestRecord[] {
  const found = Array.isArray(value) ? value.flatMap((one) => readRecord(one) ?? []) : [];
  return found.filter(({ chapter }, place) => found.findIndex((one) => one.chapter === chapter) === place);
}
