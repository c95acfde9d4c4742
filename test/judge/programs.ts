import { readFileSync } from "node:fs";
import type { RunProgram } from "../../src/judge/judgeProgram.ts";
import { programText } from "../../src/judge/programText.ts";
import { runJob } from "../../src/judge/runJob.ts";
import { type TaskName, tasks } from "../../src/judge/tasks.ts";
import type { MakeProgram } from "../../src/judge/watchProgram.ts";
import { cutListing } from "../../src/listing/cutListing.ts";
import { lineText } from "../../src/listing/lines/listing.ts";

/** The listing of one of the engine's searches, as a reader sees it. */
export function listingText(name: string): string {
  const source = readFileSync(`src/engine/searches/${name}.ts`, "utf8");
  return cutListing(source, name).lines.map(lineText).join("\n");
}

/** Makes programs of a reader's text, in this very process: for texts that tests have written. */
export const makeProgram = (written: string): MakeProgram<unknown, number> =>
  new Function("game", "watch", programText(written).body) as MakeProgram<unknown, number>;

export function runHere(task: TaskName, written: string): RunProgram {
  const make = makeProgram(written);
  return async (jobs) => jobs.map((job) => runJob(make, job, tasks[task]));
}
