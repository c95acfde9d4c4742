import { forget, keep, keyOf, keysIn, readKept } from "../../kit/kept/browserStorage.ts";
import { readJson } from "../../kit/kept/readJson.ts";
import { ownedBy, type Student, student } from "../check/student.ts";
import type { Order } from "./forms.ts";
import { questionCount, type TestedChapter, testedChapters, testVersion } from "./tested.ts";

/** When a test is taken. */
export const parts = ["before", "after"] as const;
export type PartName = (typeof parts)[number];

/** How the chapter was read in between: with its figures, as text alone, or some of both. */
export const arms = ["figures", "text", "both"] as const;
export type Arm = (typeof arms)[number];

/** What was answered in one of the two tests, by the places of the chapter's blueprint. */
export interface Part {
  /** What was given; null where a question is open. */
  readonly given: readonly (string | null)[];
  /** Which of them were right, once all was handed in. */
  readonly right?: readonly boolean[];
  /** When it was handed in, in days since 1 January 1970. */
  readonly day?: number;
}

/** A test before a chapter and another one after it, with all that is needed to ask the same questions again. */
export interface TestRecord extends Readonly<Record<PartName, Part>> {
  readonly version: number;
  readonly chapter: TestedChapter;
  /** Of the two forms; all that have it are asked the same. */
  readonly seed: string;
  /** Which form came before, and which after. */
  readonly order: Order;
  readonly arm: Arm;
}

/** One of the two was handed in. */
export type HandedPart = Part & { readonly right: readonly boolean[] };
export const isHandedIn = (part: Part): part is HandedPart => part.right !== undefined;
export const rightIn = ({ right = [] }: Part): number => right.filter(Boolean).length;
export const answeredIn = ({ given }: Part): number => given.filter((one) => one !== null).length;

/** Both were handed in, so that there is something to compare. */
export type WholeRecord = TestRecord & Readonly<Record<PartName, HandedPart>>;
export const isWhole = (record: TestRecord): record is WholeRecord =>
  parts.every((part) => isHandedIn(record[part]));

const open: Part = { given: Array.from({ length: questionCount }, () => null) };

/** A test that nothing is answered of yet. */
export const newRecord = (chapter: TestedChapter, seed: string, order: Order, arm: Arm): TestRecord => ({
  version: testVersion,
  chapter,
  seed,
  order,
  arm,
  before: open,
  after: open,
});

const restOf = (chapter: string, who: Student) => `${ownedBy(who)}:${chapter}`;

/** What this browser keeps of a chapter's test for who answers now; undefined where it keeps nothing that can be read. */
export const readKeptRecord = (chapter: TestedChapter, who = student()): TestRecord | undefined =>
  readRecord(readJson(readKept("gains", restOf(chapter, who))));

/** Keeps it; false where the browser refuses. */
export const keepRecord = (record: TestRecord): boolean =>
  keep("gains", JSON.stringify(record), restOf(record.chapter, student()));

export const forgetRecord = (chapter: TestedChapter): boolean => forget("gains", restOf(chapter, student()));

/** All tests that somebody has handed in a part of in this browser, in the order of the book. */
export function allRecords(who: Student = student()): TestRecord[] {
  const kept = new Set(keysIn("site"));
  return testedChapters
    .filter((chapter) => kept.has(keyOf("gains", restOf(chapter, who))))
    .flatMap((chapter) => readKeptRecord(chapter, who) ?? [])
    .filter(({ before }) => isHandedIn(before));
}

/** The record in a value out of a file or a browser; undefined where it is none, or one of another version of the test. */
export function readRecord(value: unknown): TestRecord | undefined {
  const found = (value ?? {}) as Partial<TestRecord>;
  return found.version === testVersion &&
    testedChapters.some((chapter) => chapter === found.chapter) &&
    typeof found.seed === "string" &&
    found.seed.length <= longestSeed &&
    (found.order === "AB" || found.order === "BA") &&
    arms.some((arm) => arm === found.arm) &&
    parts.every((part) => isPart(found[part]))
    ? (found as TestRecord)
    : undefined;
}

/** In characters: of the seed that a link may say, and of one answer. */
export const longestSeed = 80;
const longestAnswer = 40;

function isPart(value: unknown): value is Part {
  const { given, right, day } = (value ?? {}) as Partial<Part>;
  return (
    isListOf(given, (one) => one === null || (typeof one === "string" && one.length <= longestAnswer)) &&
    (right === undefined || isListOf(right, (one) => typeof one === "boolean")) &&
    (day === undefined || (Number.isInteger(day) && day >= 0))
  );
}

const isListOf = (value: unknown, holds: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === questionCount && value.every(holds);
