import { expect, it } from "vitest";
import { judgeProgram } from "../../../src/judge/judgeProgram.ts";
import { searchTaskNames } from "../../../src/judge/searchTasks.ts";
import { linesIn, mistakesToMend } from "../../../src/tools/yourSearch/startingTexts.ts";
import { runHere } from "../../judge/programs.ts";

const toMend = searchTaskNames.flatMap((task) =>
  mistakesToMend("javaScript", task).map((name) => [task, name] as const),
);

it("There are mistakes to mend, no two alike", () => {
  expect(toMend.length).toBeGreaterThan(6);
  expect(new Set(toMend.map(([, name]) => name)).size).toBe(toMend.length);
});

it.each(toMend)(
  "A program for %s with the mistake %s runs as it stands, and is not judged right",
  async (task, name) => {
    const lines = await linesIn("javaScript", task, name);
    const { difference } = await judgeProgram(task, runHere(task, lines.join("\n")), {});
    expect(difference).toBeDefined();
    expect(difference).not.toBe("broken");
  },
);
