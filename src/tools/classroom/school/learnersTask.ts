import { hashOf } from "../../check/keptAnswers.ts";
import { type Assignment, readAssignment } from "../../yourSearch/assignment.ts";
import type { PackagedTask } from "./packagedWork.ts";

/** A program to write, as the page of a package puts it. */
export interface LearnersTask {
  readonly assignment: Assignment;
  /** What it is, in a word: what was written for something else is not taken up again. */
  readonly of: string;
}

/** Programs are written in JavaScript there: the other interpreter is in no package. Throws what is wrong with the link. */
export const taskIn = ({ link }: PackagedTask): LearnersTask => ({
  assignment: { ...readAssignment(new URLSearchParams(link)), language: "javaScript" },
  of: hashOf(link),
});
