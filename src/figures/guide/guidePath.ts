import { type Advice, guideQuestions, lastAdvice } from "./guideQuestions.ts";

/** Undefined where nobody has answered yet. */
export type Answer = "yes" | "no" | undefined;

/** Where answers lead. */
export interface GuidePath {
  /** How many questions it has come to; the last of them is the one that is open, or that ended it. */
  readonly reached: number;
  /** Undefined while a question is open. */
  readonly advice: Advice | undefined;
}

/** One answer for each question, of which those behind the end count for nothing. */
export function guidePath(answers: readonly Answer[]): GuidePath {
  for (const [i, { end, advice }] of guideQuestions.entries()) {
    if (answers[i] === undefined) return { reached: i + 1, advice: undefined };
    if (answers[i] === end) return { reached: i + 1, advice };
  }
  return { reached: guideQuestions.length, advice: lastAdvice };
}

const letters = { y: "yes", n: "no", "-": undefined } as const;

/** Answers as letters, "yyn--"; those at the end that are missing may be left out. Throws an Error for anything else. */
export function readAnswers(text: string): Answer[] {
  if (!/^[yn-]*$/.test(text) || text.length > guideQuestions.length)
    throw new Error(`"${text}" are no answers: up to ${guideQuestions.length} letters y, n, or - for none`);
  return guideQuestions.map((_, i) => letters[(text[i] ?? "-") as keyof typeof letters]);
}

export const writeAnswers = (answers: readonly Answer[]): string =>
  answers
    .map((answer) => answer?.[0] ?? "-")
    .join("")
    .replace(/-+$/, "");
