import { describe, expect, it } from "vitest";
import { judgeFunctions } from "../../../src/judge/functions/judgeFunctions.ts";
import { judgeProgram } from "../../../src/judge/judgeProgram.ts";
import { knownFor } from "../../../src/judge/knownFor.ts";
import { isFunctionTask, type TaskName, taskNames } from "../../../src/judge/tasks.ts";
import { exhibits } from "../../../src/tools/bugLab/exhibits.ts";
import { mendingTexts } from "../../../src/tools/yourSearch/mendingTexts.ts";
import { mendPlace } from "../../../src/tools/yourSearch/mendPlace.ts";
import { linesIn, linesToMend, mistakesIn } from "../../../src/tools/yourSearch/startingTexts.ts";
import { YourSearchState } from "../../../src/tools/yourSearch/yourSearch.svelte.ts";
import { callHere } from "../../judge/functions/runFunctions.ts";
import { runHere } from "../../judge/programs.ts";

/** How a program differs from its task's, undefined where it does not, and which known one it is. */
async function judged(task: TaskName, program: string) {
  if (!isFunctionTask(task)) return judgeProgram(task, runHere(task, program), await knownFor(task));
  const { shown, sameAs } = await judgeFunctions(task, callHere(task, program));
  return { difference: shown?.own.kind, sameAs };
}

it("No two mistakes to mend are called alike, but for those of a whole search that lie in one of its functions", () => {
  const names = taskNames.flatMap((task) => mistakesIn("javaScript", task));
  const twice = names.filter((name, at) => names.indexOf(name) < at);
  expect(twice.sort()).toEqual(mistakesIn("javaScript", "expectimax").sort());
  expect(mistakesIn("javaScript", "chanceNodes")).toEqual(expect.arrayContaining(twice));
  expect(new Set(names).size).toBe(names.length - twice.length);
});

it("Where a mistake can be mended in a whole search, the bug lab leads there", () => {
  for (const name of mistakesIn("javaScript", "expectimax"))
    expect(mendPlace(name)).toEqual({ task: "expectimax", start: name });
});

describe.each(exhibits)("From the bug lab, $name", ({ name }) => {
  it("opens, whatever language a reader writes in", async () => {
    const { task, start, language } = mendPlace(name)!;
    for (const own of ["javaScript", "python"] as const) {
      const work = new YourSearchState(task, "mend", language ?? own);
      await work.open("mend", start);
      expect([work.rung, work.start]).toEqual(["mend", start]);
      expect(work.text).toBe(`${(await linesToMend(language ?? own, task, start)).join("\n")}\n`);
    }
  });

  it("runs as it stands, is not right, and is called by its name", async () => {
    const { task, start } = mendPlace(name)!;
    const { difference, sameAs } = await judged(
      task,
      (await linesToMend("javaScript", task, start)).join("\n"),
    );
    expect(difference).toBeDefined();
    expect(difference).not.toBe("broken");
    expect(sameAs).toEqual([start]);
  });
});

it.each([...new Set(exhibits.flatMap(({ name }) => mendPlace(name)?.task ?? []))])(
  "What %s should be is judged right",
  async (task) => {
    const { difference } = await judged(task, (await linesIn("javaScript", task)).join("\n"));
    expect(difference).toBeUndefined();
  },
);

/** What a reader would do, where more stands in the editor than a listing. */
const mended: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  randomEstimate: [["least + (most − least) * chance.next()", "game.evaluate(position)"]],
  clockSeed: [["least + (most − least) * chance.next()", "game.evaluate(position)"]],
  lastOfEquals: [
    [">= α", "> α"],
    ["<= β", "< β"],
  ],
  noAlphaAtRoot: [[" && position !== root", ""]],
  keyWithoutSide: [["withoutSide(game.key(position))", "game.key(position)"]],
  keyWithoutPlies: [["withoutPlies(game.key(position))", "game.key(position)"]],
  slowDigest: [["digest(String(game.key(position)))", "game.key(position)"]],
  colourFixed: [["sign = 1", 'sign = game.turn(position) === "max" ? 1 : −1']],
  negatedMinimum: [["least = −(2 ** 31)", "least = −greatest"]],
};

it.each(Object.keys(mendingTexts))(
  "What is more than its listing does not stand in the way of mending %s",
  async (name) => {
    const { task } = mendPlace(name)!;
    const wrong = (await linesToMend("javaScript", task, name)).join("\n");
    const program = mended[name].reduce((said, [before, after]) => said.replaceAll(before, after), wrong);
    expect(program).not.toBe(wrong);
    expect((await judged(task, program)).difference).toBeUndefined();
  },
);
