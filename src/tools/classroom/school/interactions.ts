import { type Answer, everTried, isAnswered } from "../../../kit/questions/answer.ts";
import type { Asked, Question } from "../../../kit/questions/question.ts";

/** A question and what was answered, as the standard has it (SCORM 1.2, cmi.interactions): names of elements and texts. */
export type Elements = readonly (readonly [element: string, value: string])[];

/** More answers than this to choose from have no letter of their own. */
const letters = "abcdefghijklmnopqrstuvwxyz";

/** What stands for an answer: a letter, or a number with the only minus sign that systems know; undefined where neither fits. */
function patternOf({ options }: Asked, given: string): string | undefined {
  if (options === undefined) {
    const number = given.replaceAll("−", "-");
    return /^-?\d{1,10}(\.\d+)?$/.test(number) ? number : undefined;
  }
  return letters[options.findIndex(({ key }) => key === given)];
}

/** What a system is told of a question before anything is answered: an identifier of plain letters, and its kind. */
export function askedElements({ ask }: Question, asked: Asked, place: number): Elements {
  const pattern = patternOf(asked, asked.answer);
  return [
    ["id", `question-${place + 1}-${ask}`],
    ["type", asked.options === undefined ? "numeric" : "choice"],
    ["weighting", "1"],
    ...(pattern === undefined ? [] : [["correct_responses.0.pattern", pattern] as const]),
  ];
}

/** What a system is told of an answer; nothing where there is none yet. */
export function answeredElements(asked: Asked, answer: Answer, time: Date): Elements {
  if (!isAnswered(answer)) return [];
  const { tries, solved } = everTried(answer);
  // A node of the picture may be picked that is no option.
  const response = tries.map((given) => patternOf(asked, given)).findLast((given) => given !== undefined);
  return [
    ["time", time.toTimeString().slice(0, 8)],
    ...(response === undefined ? [] : [["student_response", response] as const]),
    ["result", solved ? "correct" : "wrong"],
  ];
}
