import type { Asked } from "./asked.ts";
import type { ChoiceQuestion } from "./question.ts";

/** Choose among answers. Graded by the chapter itself. */
export function askChoice({ text, options, answer, why, hints = [], hint = "" }: ChoiceQuestion): Asked {
  if (options[answer] === undefined) throw new Error(`"${text}" has no option ${answer}: they count from 0.`);
  return {
    text,
    scene: undefined,
    options: options.map((label, index) => ({ key: String(index), label })),
    whole: false,
    answer: String(answer),
    verdict: `“${options[answer]}”.`,
    why,
    hint: (given) => hints[Number(given)] || hint,
  };
}
