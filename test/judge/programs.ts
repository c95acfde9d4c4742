import { type LessonTaskName, lessonFunctions } from "../../src/judge/functionTasks.ts";
import type { RunProgram } from "../../src/judge/judgeProgram.ts";
import type { MakeProgram } from "../../src/judge/program.ts";
import { programText } from "../../src/judge/programText.ts";
import { runJob } from "../../src/judge/runJob.ts";
import { isChanceTask, type SearchTaskName, searchTasks } from "../../src/judge/searchTasks.ts";
import { functionLines } from "../../src/listing/functionLines.ts";
import { engineListing } from "./engineListing.ts";

/** The listing of one of the engine's searches, or of one that a lesson has, as a reader sees it. */
export function listingText(name: string): string {
  if (isChanceTask(name)) return engineListing(name, "chance");
  if (name in lessonFunctions) return functionLines(name, lessonFunctions[name as LessonTaskName]).join("\n");
  return engineListing(name);
}

/** Makes programs of a reader's text, in this very process: for texts that tests have written. */
export const makeProgram = (written: string): MakeProgram<unknown, number> =>
  new Function("game", "watch", programText(written).body) as MakeProgram<unknown, number>;

export function runHere(task: SearchTaskName, written: string): RunProgram {
  const make = makeProgram(written);
  return async (jobs) => jobs.map((job) => runJob(make, job, searchTasks[task]));
}
