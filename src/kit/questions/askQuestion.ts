import { askChoice } from "./askChoice.ts";
import { askCount } from "./askCount.ts";
import type { Asked } from "./asked.ts";
import { askNext } from "./askNext.ts";
import { askNumber } from "./askNumber.ts";
import { askOwner } from "./askOwner.ts";
import { askReturn } from "./askReturn.ts";
import { askValue } from "./askValue.ts";
import type { Question } from "./question.ts";

/** Searches what a question is about and makes it ready. Throws where it cannot be asked. */
export function askQuestion(question: Question): Asked {
  switch (question.ask) {
    case "value":
      return askValue(question);
    case "return":
      return askReturn(question);
    case "next":
      return askNext(question);
    case "owner":
      return askOwner(question);
    case "count":
      return askCount(question);
    case "choice":
      return askChoice(question);
    case "number":
      return askNumber(question);
  }
}
