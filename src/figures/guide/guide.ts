import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { parsed } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { guideFacts } from "./guideFacts.ts";
import { type Answer, readAnswers, writeAnswers } from "./guidePath.ts";

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
  drawings: { "the questions": "[role=table]" },
  component: () => import("./GuideFigure.svelte"),
});
