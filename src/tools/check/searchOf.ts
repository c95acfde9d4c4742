import type { Question } from "../../kit/questions/question.ts";
import { setupOf } from "../../kit/run/setup.ts";

/** The search that a question is about, as text; undefined where it is about none. */
export function searchOf(question: Question | undefined): string | undefined {
  if (question === undefined || question.ask === "choice" || question.ask === "number") return undefined;
  return JSON.stringify(setupOf(question));
}
