import { hashOf } from "./hashOf.ts";
import type { Question } from "./question.ts";

/** A short text that differs when the questions do. */
export const versionOf = (questions: readonly Question[]): string => hashOf(JSON.stringify(questions));
