import type { Reply } from "../../../kit/questions/answer.ts";

export const predict = "Predict";
export const yourPrediction = "Your prediction";
/** How what is said to an answer begins. */
export const openings: Readonly<Record<Reply["kind"], string>> = {
  right: "Right.",
  wrong: "Not so.",
  shown: "The answer.",
};
export const noNumber = "Type a number first, such as 7, −2 or 2/3.";
export const allAnswered = (right: number, answered: number): string =>
  `That was all: ${right} of ${answered} right at once.`;
export const stepOn = "Step on. Before something is decided, you are asked.";
export const check = "Check";
export const show = "Show it";
export const onceMore = "Once more";
export const score = (right: number, answered: number): string => `${right} of ${answered} right`;
