import { type Answer, isAnswer, isAnswered, type Tried, unanswered } from "../../../kit/questions/answer.ts";
import type { Question } from "../../../kit/questions/question.ts";
import { versionOf } from "../../check/keptAnswers.ts";

/** No system of the standard need keep more characters than this (SCORM 1.2, cmi.suspend_data). */
export const mostSuspended = 4096;

/** An answer as it is written: what was tried, whether it is solved (1) or shown (2), the draft, and what came before. */
type Written = readonly [tries: readonly string[], state: number, draft?: string, before?: Tried0];
type Tried0 = readonly [tries: readonly string[], state: number];

const stateOf = ({ solved, shown }: Tried): number => (solved ? 1 : 0) + (shown ? 2 : 0);
const triedOf = ([tries, state]: Tried0): Tried => ({
  tries,
  solved: (state & 1) > 0,
  shown: (state & 2) > 0,
});

/**
 * Answers as one text that a school's system keeps, of at most 4,096 characters, all of ASCII, since some systems count
 * bytes. Where so much was tried that it is longer, drafts go, then what was tried between the first time and the last.
 */
export function writeSuspended(questions: readonly Question[], answers: readonly Answer[]): string {
  const version = versionOf(questions);
  for (let shorter = answers; ; ) {
    const text = writeAscii({ of: version, answers: shorter.map(writeAnswer) });
    if (text.length <= mostSuspended) return text;
    const next = shortened(shorter);
    // Nothing is left to leave out: as many questions as that no exercise has.
    if (next === undefined) return "";
    shorter = next;
  }
}

function writeAnswer({ tries, solved, shown, draft, before }: Answer): Written {
  const state = stateOf({ tries, solved, shown });
  if (before === undefined) return draft === "" ? [tries, state] : [tries, state, draft];
  return [tries, state, draft, [before.tries, stateOf(before)]];
}

const writeAscii = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** As much of what was typed as any number needs. */
const longestTry = 24;

function shortened(answers: readonly Answer[]): Answer[] | undefined {
  if (answers.some(({ draft }) => draft !== "")) return answers.map((answer) => ({ ...answer, draft: "" }));
  const long = (given: string) => given.length > longestTry;
  const cut = (tried: Tried): Tried => ({
    ...tried,
    tries: tried.tries.map((given) => given.slice(0, longestTry)),
  });
  if (answers.some(({ tries, before }) => tries.some(long) || before?.tries.some(long)))
    return answers.map((answer) => ({
      ...answer,
      ...cut(answer),
      ...(answer.before && { before: cut(answer.before) }),
    }));
  const longest = answers.reduce((one, other) => (countOf(other) > countOf(one) ? other : one), unanswered);
  if (countOf(longest) === 0) return undefined;
  return answers.map((answer) => (answer === longest ? withFewerTries(answer) : answer));
}

/** How many tries could go. */
const countOf = ({ tries, before }: Answer): number =>
  Math.max(0, tries.length - 2) + Math.max(0, (before?.tries.length ?? 0) - 2);

function withFewerTries(answer: Answer): Answer {
  const halved = (tried: Tried): Tried => ({
    ...tried,
    // The first and the last stay.
    tries: [...tried.tries.slice(0, 1), ...tried.tries.slice(-Math.max(1, tried.tries.length >> 1))],
  });
  const { before } = answer;
  return before && before.tries.length > 2
    ? { ...answer, before: halved(before) }
    : { ...answer, ...halved(answer) };
}

/** The answers to these questions in such a text; undefined where it has none, or those to other questions. */
export function readSuspended(text: string, questions: readonly Question[]): Answer[] | undefined {
  try {
    const { of, answers } = JSON.parse(text) as { of?: unknown; answers?: unknown };
    if (of !== versionOf(questions) || !Array.isArray(answers) || answers.length !== questions.length)
      return undefined;
    const read = answers.map(readAnswer);
    return read.every(isAnswer) && read.some((answer) => isAnswered(answer) || answer.draft !== "")
      ? read
      : undefined;
  } catch {
    return undefined;
  }
}

function readAnswer([tries, state, draft = "", before]: Written): Answer {
  const own = { ...triedOf([tries, state]), draft };
  return before === undefined ? own : { ...own, before: triedOf(before) };
}
