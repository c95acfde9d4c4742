import { expect, it } from "vitest";
import { Counter } from "../../src/engine/index.ts";
import type { ChanceSearch } from "../../src/engine/search.ts";
import { shownChanceTrees } from "../../src/judge/chanceJobs.ts";
import { countWay } from "../../src/judge/countWay.ts";
import { type Job, readJob } from "../../src/judge/job.ts";
import { randomJobs, shownTrees } from "../../src/judge/jobs.ts";
import { rightSearches } from "../../src/judge/rightSearches.ts";
import { runSearch } from "../../src/judge/runJob.ts";
import { isChanceTask, type UsedTaskName, usedTaskNames } from "../../src/judge/searchTasks.ts";

const jobs: readonly Job[] = [
  ...shownTrees.map((tree) => ({ tree })),
  ...randomJobs(40),
  { game: "ticTacToe", position: "XOXOX.O..", depth: 3 },
];

const drawn: readonly Job[] = [
  ...shownChanceTrees.map((tree) => ({ tree })),
  { game: "pig", position: "13:17 B+6", depth: 4 },
];

it.each(usedTaskNames)("The way of %s comes to what a counter hears of it", (task: UsedTaskName) => {
  for (const job of [...jobs, ...(isChanceTask(task) ? drawn : [])]) {
    const { game, position, depth } = readJob(job);
    const counter = new Counter<number>();
    (rightSearches[task] as ChanceSearch)(game, position, { depth }, counter);
    const { nodes, leaves, cutoffs } = counter;
    expect(countWay(job, runSearch(rightSearches[task], job).way)).toEqual({ nodes, leaves, cuts: cutoffs });
  }
});

it("A way that leads nowhere is counted as far as it can be followed", () => {
  const job = { tree: "[[3,12],[2]]" };
  expect(countWay(job, Int32Array.from([0, 0, 9, -1, -1]))).toEqual({ nodes: 2, leaves: 0, cuts: 0 });
  expect(countWay(job, Int32Array.from([-1, -1, -3]))).toEqual({ nodes: 0, leaves: 2, cuts: 0 });
});
