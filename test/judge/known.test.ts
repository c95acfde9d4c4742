import { expect, it } from "vitest";
import { searches } from "../../src/engine/index.ts";
import type { Job } from "../../src/judge/job.ts";
import { judgeProgram } from "../../src/judge/judgeProgram.ts";
import { runSearch } from "../../src/judge/runJob.ts";
import { type TaskName, tasks } from "../../src/judge/tasks.ts";
import { type MistakeName, mistakes } from "../../src/mistakes/index.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";

const known = { ...searches, ...spoiledSearches };

/** Mistakes that no tree and none of the judge's games shows, each with the reason. */
const notToBeTold: Partial<Record<MistakeName, string>> = {
  keyWithoutPlies: "its keys lack plies that are counted in checkers alone",
  slowDigest: "it does the same, and takes longer over it",
};

const ofTasks = (Object.keys(mistakes) as MistakeName[]).filter((name) => mistakes[name].spoils in tasks);

it("Nearly every mistake spoils a search that a reader can be set to write", () => {
  expect(Object.keys(mistakes).filter((name) => !ofTasks.includes(name as MistakeName))).toEqual([
    "failHardAboveOnly",
  ]);
});

it.each(ofTasks)("The mistake %s is caught, and called by its name alone", async (name) => {
  const task = mistakes[name].spoils as TaskName;
  const run = async (jobs: readonly Job[]) => jobs.map((job) => runSearch(spoiledSearches[name], job));
  const { difference, sameAs } = await judgeProgram(task, run, known);
  if (name in notToBeTold) {
    expect(difference).toBeUndefined();
    expect(sameAs).toContain(name);
  } else {
    expect(difference).toBeDefined();
    expect(sameAs).toEqual([name]);
  }
});
