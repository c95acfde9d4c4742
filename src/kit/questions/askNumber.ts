import { formatValue } from "../../drawing/formatValue.ts";
import type { Asked } from "./asked.ts";
import type { NumberQuestion } from "./question.ts";

/** Work out a number that no tree gives. Graded by what the chapter computes for it. */
export function askNumber({ text, value, why, hints = {}, hint }: NumberQuestion): Asked {
  if (!Number.isFinite(value)) throw new Error(`"${text}" has no number for an answer, but ${value}.`);
  const answer = formatValue(value);
  return {
    text,
    scene: undefined,
    options: undefined,
    whole: Number.isInteger(value) && value >= 0,
    answer,
    verdict: `It is ${answer}.`,
    why,
    hint: (given) => hints[given] ?? hint,
  };
}
