import { describe, expect, it } from "vitest";
import { judgeProgram, type Verdict } from "../../src/judge/judgeProgram.ts";
import { knownFor } from "../../src/judge/knownFor.ts";
import { type SearchTaskName, searchTaskNames } from "../../src/judge/searchTasks.ts";
import { listingText, runHere } from "./programs.ts";
import { wrongPrograms } from "./wrongPrograms.ts";

const judge = async (task: SearchTaskName, text: string): Promise<Verdict> =>
  judgeProgram(task, runHere(task, text), await knownFor(task));

it.each(searchTaskNames)(
  "The notebook's own %s does what is right, and is known by its name",
  async (task) => {
    const verdict = await judge(task, listingText(task));
    expect(verdict).toMatchObject({ difference: undefined, shown: undefined, differing: 0 });
    expect(verdict.sameAs).toContain(task);
    expect(verdict.leaves.own).toBe(verdict.leaves.right);
  },
);

describe("Wrong programs", () => {
  it("There are thirty of them, and no two alike", () => {
    expect(wrongPrograms.length).toBeGreaterThanOrEqual(30);
    expect(new Set(wrongPrograms.map(({ text }) => text)).size).toBe(wrongPrograms.length);
  });

  it.each(wrongPrograms)("$title", async ({ task, text, difference, tree, is }) => {
    const verdict = await judge(task, text);
    expect(verdict.difference).toBe(difference);
    if (tree) expect(verdict.shown?.job).toMatchObject({ tree });
    if (is) expect(verdict.sameAs).toContain(is);
  });
});
