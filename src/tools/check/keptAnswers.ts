import { keep, keyOf, keysIn, readKept } from "../../kit/kept/browserStorage.ts";
import { type Answer, isAnswer, isAnswered, unanswered } from "../../kit/questions/answer.ts";
import type { Question } from "../../kit/questions/question.ts";
import { ownedBy, type Student, student } from "./student.ts";

/** What this browser keeps of one piece of work: a chapter's check, or an exercise. */
export interface KeptWork {
  readonly answers: readonly Answer[];
  /** The tree that all its questions were about. */
  readonly tree: string | undefined;
}

/**
 * As it is written: every answer by its question, so that it outlasts a change of other questions, and those that were
 * asked last in their order.
 */
interface Written {
  readonly asked: readonly string[];
  readonly given: Readonly<Record<string, Answer>>;
  readonly tree?: string;
}

const ofStudent = (work: string, who = student()) => `${ownedBy(who)}:${work}`;

/** A question without what is said to its answers: words may be mended, and the answer still counts. */
function identityOf({
  why: _why,
  hint: _hint,
  hints: _hints,
  ...asked
}: Question & { hint?: unknown; hints?: unknown }): string {
  return hashOf(JSON.stringify(asked));
}

/** What was answered to these questions in this browser; undefined where none of them was. */
export function readAnswers(work: string, questions: readonly Question[]): Answer[] | undefined {
  try {
    const kept: unknown = JSON.parse(readKept("answers", ofStudent(work)) ?? "null");
    if (isPlain(kept)) return isTo(kept, questions) ? [...kept.answers] : undefined;
    if (!isWritten(kept)) return undefined;
    const answers = questions.map((question) => kept.given[identityOf(question)] ?? unanswered);
    return answers.some((answer) => answer !== unanswered) ? answers : undefined;
  } catch {
    return undefined;
  }
}

/** All that a student has answered in this browser, by what was worked on; nothing where it keeps nothing. */
export function allAnswers(who: Student = student()): ReadonlyMap<string, KeptWork> {
  const found = new Map<string, KeptWork>();
  const prefix = keyOf("answers", ofStudent("", who));
  for (const key of keysIn("site").filter((key) => key.startsWith(prefix))) {
    const work = key.slice(prefix.length);
    const kept = workIn(readKept("answers", ofStudent(work, who)));
    if (kept?.answers.some(isAnswered)) found.set(work, kept);
  }
  return found;
}

/** The work in such a text, as it is kept; undefined where it is none. */
export function workIn(text = "null"): KeptWork | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (isPlain(kept)) return { answers: kept.answers, tree: undefined };
    if (!isWritten(kept)) return undefined;
    return { answers: kept.asked.map((question) => kept.given[question] ?? unanswered), tree: kept.tree };
  } catch {
    return undefined;
  }
}

/**
 * Keeps the answers to these questions, and those to others that were asked here before; false where the browser
 * refuses to.
 */
export function keepAnswers(
  work: string,
  questions: readonly Question[],
  answers: readonly Answer[],
): boolean {
  const asked = questions.map(identityOf);
  const [tree, ...others] = new Set(
    questions.map((question) => ("tree" in question ? question.tree : undefined)),
  );
  const before = parsed(readKept("answers", ofStudent(work)));
  const given = {
    ...(isWritten(before) && before.given),
    ...Object.fromEntries(asked.map((question, i) => [question, answers[i]])),
  };
  // Of older pages, where the order of the questions was all that told them apart.
  const replaces = isPlain(before) && !isTo(before, questions);
  if (replaces && !keep("answers", JSON.stringify(before), ofStudent(`${work} (before)`))) return false;
  const written: Written = { asked, given, ...(tree !== undefined && others.length === 0 && { tree }) };
  return keep("answers", JSON.stringify(written), ofStudent(work));
}

/** What somebody else broke need not stay broken. */
function parsed(text = "null"): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Plain {
  readonly version: unknown;
  readonly answers: readonly Answer[];
}

const isPlain = (value: unknown): value is Plain =>
  isObject(value) && "version" in value && Array.isArray(value.answers) && value.answers.every(isAnswer);
const isTo = ({ version, answers }: Plain, questions: readonly Question[]) =>
  version === versionOf(questions) && answers.length === questions.length;

const isWritten = (value: unknown): value is Written =>
  isObject(value) &&
  Array.isArray(value.asked) &&
  value.asked.every((question) => typeof question === "string") &&
  isObject(value.given) &&
  Object.values(value.given).every(isAnswer);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A short text that differs when the questions do. */
export const versionOf = (questions: readonly Question[]): string => hashOf(JSON.stringify(questions));

/** A short text that differs when `text` does (the hash FNV-1a of Fowler, Noll and Vo, 32 bits). */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}
