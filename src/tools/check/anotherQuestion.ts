import { askQuestion } from "../../kit/questions/askQuestion.ts";
import type { Question } from "../../kit/questions/question.ts";
import { setupOf } from "../../kit/run/setup.ts";
import { variantText } from "../worksheet/exercise.ts";

/** Trees tried for one question: in some of them there is nothing of the kind to ask about. */
const mostTries = 60;

/**
 * The same question about another tree of the same shape, in which the search cuts as often and reads as much; the same for
 * the same seed. What the chapter says of its own tree is left out. Undefined where the question is about no tree, or no such
 * tree was found.
 */
export function anotherQuestion(question: Question, seed: string): Question | undefined {
  if (question.ask === "choice" || question.ask === "number" || question.tree === undefined) return undefined;
  const { text: _text, why: _why, ...asked } = question;
  if ("hints" in asked) delete asked.hints;
  const { algorithm } = setupOf(question);
  for (let tries = 0; tries < mostTries; tries++) {
    const other = { ...asked, tree: variantText(question.tree, algorithm, `${seed} ${tries}`) };
    try {
      askQuestion(other);
      return other;
    } catch {
      // In this tree the search never comes to what is asked about.
    }
  }
  return undefined;
}
