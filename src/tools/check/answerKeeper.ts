import { keepsAnything } from "../../kit/kept/browserStorage.ts";
import type { Answer } from "../../kit/questions/answer.ts";
import type { Question } from "../../kit/questions/question.ts";
import { keepProgress } from "./keepProgress.ts";
import { allAnswers, keepAnswers, readAnswers } from "./keptAnswers.ts";
import { callStudent, student } from "./student.ts";

/** Where the answers to a check go, and come back from: this browser, or a school's system that shows the check. */
export interface AnswerKeeper {
  /** Whether anything is kept at all. */
  keeps(): boolean;
  /** What was answered to these questions; undefined where none of them was. */
  read(work: string, questions: readonly Question[]): Answer[] | undefined;
  /** Keeps the answers to these questions; false where they are not kept. */
  keep(work: string, questions: readonly Question[], answers: readonly Answer[]): boolean;
}

/** Keeps answers in this browser, under the name of whoever answers here; `owner` is for whom an exercise was made. */
export const browserKeeper = (owner: string | undefined): AnswerKeeper => ({
  keeps: keepsAnything,
  read: readAnswers,
  keep(work, questions, answers) {
    // The first who answers here, and to an exercise of their own, need not be asked who they are.
    if (owner !== undefined && student().name === "" && allAnswers().size === 0) callStudent(owner);
    const isKept = keepAnswers(work, questions, answers);
    keepProgress(work, answers.filter(({ solved }) => solved).length, questions.length);
    return isKept;
  },
});
