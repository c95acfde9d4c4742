import { describe, expect, it } from "vitest";
import { searches } from "../../../src/engine/index.ts";
import { judgeFunctions } from "../../../src/judge/functions/judgeFunctions.ts";
import { judgeProgram } from "../../../src/judge/judgeProgram.ts";
import { isFunctionTask, type TaskName, taskNames } from "../../../src/judge/tasks.ts";
import { spoiledSearches } from "../../../src/mistakes/spoiledSearches.ts";
import { exhibits } from "../../../src/tools/bugLab/exhibits.ts";
import { mendPlace } from "../../../src/tools/yourSearch/mendPlace.ts";
import { linesToMend, mistakesIn } from "../../../src/tools/yourSearch/startingTexts.ts";
import { callHere } from "../../judge/functions/runFunctions.ts";
import { runHere } from "../../judge/programs.ts";

const known = { ...searches, ...spoiledSearches };
const places = exhibits.map(({ name }) => [name, mendPlace(name)] as const);

/** How a program differs from its task's, or undefined, and what known one it is. */
async function judged(task: TaskName, program: string) {
  if (!isFunctionTask(task)) return judgeProgram(task, runHere(task, program), known);
  const { shown, sameAs } = await judgeFunctions(task, callHere(task, program));
  return { difference: shown && shown.own.kind, sameAs };
}

it("No two mistakes to mend are called alike", () => {
  const names = taskNames.flatMap((task) => mistakesIn("javaScript", task));
  expect(new Set(names).size).toBe(names.length);
});

describe("From the bug lab", () => {
  it.each(places)("%s opens as a program that runs as it stands, is not right, and is called by its name", async (_, place) => {
    const { task, start } = place!;
    const program = (await linesToMend("javaScript", task, start)).join("\n");
    const { difference, sameAs } = await judged(task, program);
    expect(difference).toBeDefined();
    expect(difference).not.toBe("broken");
    expect(sameAs).toEqual([start]);
  });
});
