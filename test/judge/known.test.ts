import { expect, it } from "vitest";
import { searches } from "../../src/engine/index.ts";
import type { Job } from "../../src/judge/job.ts";
import { judgeProgram } from "../../src/judge/judgeProgram.ts";
import { knownFor } from "../../src/judge/knownFor.ts";
import { runSearch } from "../../src/judge/runJob.ts";
import { type SearchTaskName, searchTasks } from "../../src/judge/searchTasks.ts";
import { functionMistakes } from "../../src/mistakes/functions/index.ts";
import { chanceMistakes, type MistakeName, mistakes } from "../../src/mistakes/index.ts";
import { spoiledChanceSearches } from "../../src/mistakes/spoiledChanceSearches.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { knownTitle } from "../../src/tools/yourSearch/knownWords.ts";
import { linesIn, mistakesIn } from "../../src/tools/yourSearch/startingTexts.ts";
import { runHere } from "./programs.ts";

const known = { ...searches, ...spoiledSearches };

const isSet = (task: string): task is SearchTaskName => Object.hasOwn(searchTasks, task);
const ofTasks = (Object.keys(mistakes) as MistakeName[]).filter(
  (name) => mistakes[name].spoils in searchTasks,
);

it("Nearly every mistake spoils a search that a reader can be set to write", () => {
  expect(Object.keys(mistakes).filter((name) => !ofTasks.includes(name as MistakeName))).toEqual([
    "failHardAboveOnly",
  ]);
});

it.each(ofTasks)("The mistake %s is caught, and called by its name alone", async (name) => {
  const task = mistakes[name].spoils as SearchTaskName;
  const run = async (jobs: readonly Job[]) => jobs.map((job) => runSearch(spoiledSearches[name], job));
  const { difference, sameAs } = await judgeProgram(task, run, known);
  expect(difference).toBeDefined();
  expect(sameAs).toEqual([name]);
});

const ofChance = (Object.keys(chanceMistakes) as (keyof typeof chanceMistakes)[]).flatMap((name) => {
  const { spoils } = chanceMistakes[name];
  return isSet(spoils) ? [[name, spoils] as const] : [];
});

it.each(ofChance)(
  "The mistake %s at chance’s nodes of %s is caught, and called by its name alone",
  async (name, task) => {
    const run = async (jobs: readonly Job[]) =>
      jobs.map((job) => runSearch(spoiledChanceSearches[name], job));
    const { difference, shown, sameAs } = await judgeProgram(task, run, await knownFor(task));
    expect(difference).toBe("wrongValue");
    expect(shown?.job).toHaveProperty("tree");
    expect(sameAs).toEqual([name]);
  },
);

const ofLessons = (["winSooner", "killers"] as const).flatMap((task) =>
  mistakesIn("javaScript", task).map((name) => [name, task] as const),
);

it("Each of the mistakes of lessons that are written as searches is one of these", () => {
  const { winSooner, killers } = functionMistakes;
  expect(ofLessons.map(([name]) => name).sort()).toEqual(Object.keys({ ...winSooner, ...killers }).sort());
});

it.each(ofLessons)(
  "The mistake %s in a lesson’s %s is caught, and called by its name alone",
  async (name, task) => {
    const program = (await linesIn("javaScript", task, name)).join("\n");
    const { difference, sameAs } = await judgeProgram(task, runHere(task, program), known);
    expect(difference).toBeDefined();
    expect(sameAs).toEqual([name]);
    expect(knownTitle(name)).not.toBe(name);
  },
);
