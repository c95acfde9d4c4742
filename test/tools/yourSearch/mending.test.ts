import { expect, it } from "vitest";
import { judgeProgram } from "../../../src/judge/judgeProgram.ts";
import { taskNames } from "../../../src/judge/tasks.ts";
import { listingLines, mistakesToMend } from "../../../src/tools/yourSearch/startingTexts.ts";
import { runHere } from "../../judge/programs.ts";

const toMend = taskNames.flatMap((task) =>
  mistakesToMend("javaScript", task).map((name) => [task, name] as const),
);

it("There are mistakes to mend, no two alike", () => {
  expect(toMend.length).toBeGreaterThan(6);
  expect(new Set(toMend.map(([, name]) => name)).size).toBe(toMend.length);
});

it.each(toMend)(
  "A program for %s with the mistake %s runs as it stands, and is not judged right",
  async (task, name) => {
    const { difference } = await judgeProgram(task, runHere(task, (await listingLines(name)).join("\n")), {});
    expect(difference).toBeDefined();
    expect(difference).not.toBe("broken");
  },
);
