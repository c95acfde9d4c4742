import { countWay, type JobCounts } from "../../judge/countWay.ts";
import type { Job } from "../../judge/job.ts";
import { shownTreesFor } from "../../judge/jobs.ts";
import type { RunProgram } from "../../judge/judgeProgram.ts";
import { rightSearches } from "../../judge/rightSearches.ts";
import { runSearch } from "../../judge/runJob.ts";
import type { UsedTaskName } from "../../judge/searchTasks.ts";

/** What a program and its task's search count on one tree. */
export interface CountsBeside {
  readonly tree: string;
  /** Undefined where the program broke off. */
  readonly own: JobCounts | undefined;
  readonly right: JobCounts;
}

/** Counts a program beside its task's search on the trees that chapters show; on fewer where it gave up before the last. */
export async function countsBeside(run: RunProgram, task: UsedTaskName): Promise<CountsBeside[]> {
  const shownTrees = shownTreesFor(task);
  const jobs: Job[] = shownTrees.map((tree) => ({ tree }));
  const told = await run(jobs);
  return told.map(({ way, end }, place) => ({
    tree: shownTrees[place],
    own: end.kind === "value" ? countWay(jobs[place], way) : undefined,
    right: countWay(jobs[place], runSearch(rightSearches[task], jobs[place]).way),
  }));
}
