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

/**
 * Answers of the first guides as they are written today. They asked of games for two without dice in which little is hidden, and
 * had five letters at most; so what they did not ask is answered as for those, as far as something behind it was answered.
 */
function asToday(text: string): string {
  const five = text.padEnd(5, "-");
  const goesOn = (place: number) => /[yn]/.test(five.slice(place));
  return `${five.slice(0, 2)}${goesOn(2) ? "yn" : "--"}${five[2]}${goesOn(3) ? "n" : "-"}${five.slice(3)}`;
}

/**
 * Answers as letters, "yyyn----", one for each question; or five at most, as in the first guides, of which those at the end that
 * are missing may be left out. Throws an Error for anything else.
 */
export function readAnswers(text: string): Answer[] {
  const whole = text.length > 5 ? text : asToday(text);
  if (!/^[yn-]{8}$/.test(whole)) throw new Error(words.wrongAnswers(text, guideQuestions.length));
  return [...whole].map((letter) => letters[letter as keyof typeof letters]);
}

/** As short as it can be read back. */
export function writeAnswers(answers: readonly Answer[]): string {
  const whole = answers.map((answer) => answer?.[0] ?? "-").join("");
  const first = `${whole.slice(0, 2)}${whole[4]}${whole.slice(6)}`.replace(/-+$/, "");
  return asToday(first) === whole ? first : whole;
}

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
