import { type Conventions, conventionalSetup } from "../conventions/conventions.ts";
import { setupOf } from "../run/setup.ts";
import { askQuestion } from "./askQuestion.ts";
import type { Question } from "./question.ts";

/**
 * A question about a search, asked of the search as the reader's book has it. Where that has another answer, the
 * chapter's own reason goes, which was written for the notebook's search. Where the book's search has no step such as
 * the one that is asked about, the question stays what it is.
 */
export function conventionalQuestion(question: Question, conventions: Conventions): Question {
  if (question.ask === "choice" || question.ask === "number") return question;
  const own = setupOf(question);
  const { algorithm } = conventionalSetup(own, conventions);
  if (algorithm === own.algorithm) return question;
  const changed = { ...question, algorithm };
  try {
    if (askQuestion(changed).answer === askQuestion(question).answer) return changed;
    const { why: _, ...unexplained } = changed;
    return unexplained;
  } catch {
    return question;
  }
}
