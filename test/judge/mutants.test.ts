import { expect, it } from "vitest";
import { differenceOf, type Right } from "../../src/judge/compareRuns.ts";
import type { Job } from "../../src/judge/job.ts";
import { allJobs } from "../../src/judge/jobs.ts";
import { rightOf } from "../../src/judge/judgeProgram.ts";
import { jobsOf } from "../../src/judge/rightSearches.ts";
import { runJob } from "../../src/judge/runJob.ts";
import { type SearchTaskName, searchTaskNames, searchTasks } from "../../src/judge/searchTasks.ts";
import { mutantsOf } from "./mutants.ts";
import { listingText, makeProgram } from "./programs.ts";

/** Changes after which a program still does the same in the same order, whatever the tree. */
const equivalents: readonly (readonly [why: string, change: RegExp])[] = [
  [
    "where the two are equal, what is put in its place is what stands there",
    /^if \((\w+) [<>] (.+)\) \2 = \1 → if \(\1 [<>]= \2\) \2 = \1$/,
  ],
  [
    "α is at least the best so far: a value above α, or below β, has just become the best",
    /^if \(best ([<>]) (.)\) \2 = best → if \(value \1 \2\) \2 = best$/,
  ],
  [
    "nobody enters a node with α ≥ β, so only the best so far can have closed the window",
    /^if \(α >= β\) break → if \((best >= β|α >= best)\) break$/,
  ],
  [
    "killers are known by their ply alone, and so each ply has a number of its own",
    /ply \+ 1\) → .*ply \+ 2\)$/,
  ],
  ["this search stores the chosen move, and never asks for it", / choice = move → /],
];

/** Whether any of the jobs shows the program to be another one than the task's. */
function isFound(
  task: SearchTaskName,
  text: string,
  jobs: readonly Job[],
  rights: Map<number, Right>,
): boolean {
  const make = makeProgram(text);
  return jobs.some((job, place) => {
    const right = rights.get(place) ?? rightOf(task, job);
    rights.set(place, right);
    return differenceOf(runJob(make, job, searchTasks[task]), right) !== undefined;
  });
}

const isProgram = (text: string): boolean => {
  try {
    makeProgram(text);
    return true;
  } catch {
    return false;
  }
};

it.each(searchTaskNames)(
  "Every program that differs from %s in one sign or line is found out, but for those that do the same",
  (task) => {
    const mutants = mutantsOf(listingText(task)).filter(({ text }) => isProgram(text));
    expect(mutants.length).toBeGreaterThan(20);
    const jobs = jobsOf(task, allJobs());
    const rights = new Map<number, Right>();
    const survivors = mutants
      .filter(({ text }) => !isFound(task, text, jobs, rights))
      .map(({ change }) => change);
    const unexplained = survivors.filter((change) => !equivalents.some(([, same]) => same.test(change)));
    expect(unexplained).toEqual([]);
  },
);
