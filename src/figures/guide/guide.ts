import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { parsed } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { type Advice, guideQuestions, lastAdvice } from "./guideQuestions.ts";
import * as words from "./words.ts";

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
    throw new Error(words.wrongAnswers(text, guideQuestions.length));
  return guideQuestions.map((_, i) => letters[(text[i] ?? "-") as keyof typeof letters]);
}

export const writeAnswers = (answers: readonly Answer[]): string =>
  answers
    .map((answer) => answer?.[0] ?? "-")
    .join("")
    .replace(/-+$/, "");

/** What a guide says of itself: "advice", its title or "nothing yet"; "asked", the number of questions it took. */
export function guideFacts(answers: readonly Answer[]): Facts {
  const { advice, reached } = guidePath(answers);
  return { advice: advice?.title ?? words.nothingYet, asked: String(reached) };
}

const fields = {
  answers: parsed<readonly Answer[]>(readAnswers, () => readAnswers(""), writeAnswers),
};
export type GuideFields = typeof fields;
export type GuideView = ViewOf<GuideFields>;

/** A guide from questions about a game to the search that fits it. */
export const guide = defineFigure({
  name: "guide",
  fields,
  opening: { answers: "yyyny" },
  facts: ({ answers }) => guideFacts(answers),
  drawings: { questions: [words.theQuestions, "[role=table]"] },
  component: () => import("./GuideFigure.svelte"),
});
