import type { Answer } from "../../../kit/questions/answer.ts";
import { askQuestion } from "../../../kit/questions/askQuestion.ts";
import type { Asked, Question } from "../../../kit/questions/question.ts";
import type { AnswerKeeper } from "../../check/answerKeeper.ts";
import type { ScormSession } from "./scormSession.ts";

/** Keeps answers in a school's system, where there is one; `onkept` hears of all of them each time. */
export function schoolKeeper(
  session: ScormSession | undefined,
  onkept: (answers: readonly Answer[]) => void,
): AnswerKeeper {
  let last: { readonly questions: readonly Question[]; readonly asked: readonly Asked[] } | undefined;
  const askedOf = (questions: readonly Question[]): readonly Asked[] => {
    if (last?.questions !== questions) last = { questions, asked: questions.map(askQuestion) };
    return last.asked;
  };
  return {
    // The page says itself where there is no system.
    keeps: () => true,
    read: (_, questions) => {
      const answers = session?.restore(questions);
      if (answers) onkept(answers);
      return answers;
    },
    keep: (_, questions, answers) => {
      session?.tell(questions, askedOf(questions), answers);
      onkept(answers);
      return true;
    },
  };
}
