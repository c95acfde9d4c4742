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

const prefixOf = (who: Student) => `plyground:check${ownedBy(who)}:`;
const keyOf = (work: string) => prefixOf(student()) + work;

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
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(work)) ?? "null");
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
  const prefix = prefixOf(who);
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys.sort()) {
      const kept = workIn(localStorage.getItem(key));
      if (kept?.answers.some(isAnswered)) found.set(key.slice(prefix.length), kept);
    }
  } catch {
    // Whatever was found counts.
  }
  return found;
}

function workIn(text: string | null): KeptWork | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
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
  const key = keyOf(work);
  const asked = questions.map(identityOf);
  const [tree, ...others] = new Set(
    questions.map((question) => ("tree" in question ? question.tree : undefined)),
  );
  try {
    const before: unknown = JSON.parse(readable(localStorage.getItem(key)));
    const given = {
      ...(isWritten(before) && before.given),
      ...Object.fromEntries(asked.map((question, i) => [question, answers[i]])),
    };
    // Of older pages, where the order of the questions was all that told them apart.
    if (isPlain(before) && !isTo(before, questions))
      localStorage.setItem(`${key} (before)`, JSON.stringify(before));
    const written: Written = { asked, given, ...(tree !== undefined && others.length === 0 && { tree }) };
    localStorage.setItem(key, JSON.stringify(written));
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser keeps anything at all. */
export function keepsAnswers(): boolean {
  try {
    localStorage.setItem("plyground:probe", "1");
    localStorage.removeItem("plyground:probe");
    return true;
  } catch {
    return false;
  }
}

/** What somebody else broke need not stay broken. */
function readable(text: string | null): string {
  try {
    JSON.parse(text ?? "null");
    return text ?? "null";
  } catch {
    return "null";
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
