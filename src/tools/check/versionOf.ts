import type { Question } from "../../kit/questions/question.ts";
import { hashOf } from "./hashOf.ts";

/** A short text that differs when the questions do. */
export const versionOf = (questions: readonly Question[]): string => hashOf(JSON.stringify(questions));
