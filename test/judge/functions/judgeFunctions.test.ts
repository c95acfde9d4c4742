import { describe, expect, it } from "vitest";
import { judgeFunctions } from "../../../src/judge/functions/judgeFunctions.ts";
import { phaseParting } from "../../../src/judge/functions/phaseParting.ts";
import type { Plain } from "../../../src/judge/functions/plain.ts";
import {
  type FunctionTaskName,
  functionMistakeNames,
  functionTasks,
} from "../../../src/judge/functionTasks.ts";
import { functionMistakes } from "../../../src/mistakes/functions/index.ts";
import { samplingMistakes } from "../../../src/mistakes/index.ts";
import { linesIn, mistakesIn } from "../../../src/tools/yourSearch/startingTexts.ts";
import { callHere, callInPython } from "./runFunctions.ts";
import { wrongFunctions } from "./wrongFunctions.ts";

const names = Object.keys(functionTasks) as FunctionTaskName[];
/** Sampling is slow in Python: two of its mistakes are told there, and all in JavaScript. */
const sampledInJavaScript: readonly string[] = [
  "childsLogarithm",
  "creditedToSideToMove",
  "drawsWorthNothing",
];
const languages = { javaScript: callHere, python: callInPython } as const;

describe.each(Object.keys(languages) as (keyof typeof languages)[])("In %s", (language) => {
  const judge = async (task: FunctionTaskName, name?: string) =>
    judgeFunctions(task, languages[language](task, (await linesIn(language, task, name)).join("\n")));

  it.each(names)("the lines of %s do what is right in every call", async (task) => {
    const verdict = await judge(task);
    expect(verdict).toMatchObject({ shown: undefined, differing: 0, sameAs: [] });
    expect(verdict.tried).toBeGreaterThan(30);
  });

  const mistakes = names
    .flatMap((task) => mistakesIn(language, task).map((name) => [name, task] as const))
    .filter(([name]) => language === "javaScript" || !sampledInJavaScript.includes(name));

  it.each(mistakes)("the mistake %s is caught, and called by its name alone", async (name, task) => {
    const { shown, sameAs } = await judge(task, name);
    expect(shown?.own.kind).toBe("value");
    expect(sameAs).toEqual([name]);
  });

  it("there are mistakes to mend in every task", () => {
    for (const task of names) expect(mistakesIn(language, task).length).toBeGreaterThan(1);
  });
});

it("Every mistake of functions and of sampling is one of a task", () => {
  const named = (of: object) => Object.keys(of).sort();
  expect([...functionMistakeNames.uct].sort()).toEqual(named(samplingMistakes));
  expect([...functionMistakeNames.ucb1].sort()).toEqual(named(functionMistakes.ucb1));
  expect([...functionMistakeNames.regretMatching].sort()).toEqual(named(functionMistakes.regretMatching));
});

describe("Wrong functions", () => {
  it.each(wrongFunctions)(
    "$title",
    async ({ task, edit: [before, after], shown, iteration, end = "value" }) => {
      const text = (await linesIn("javaScript", task)).join("\n");
      const edited = text.replace(before, after);
      expect(edited).not.toBe(text);
      const verdict = await judgeFunctions(task, callHere(task, edited));
      const { call, own, right } = verdict.shown!;
      expect(own.kind).toBe(end);
      expect(verdict.sameAs).toEqual([]);
      if (!call.sampled) expect(call.name).toBe(shown);
      if (!call.sampled || own.kind !== "value") return;
      const parting = phaseParting(own.value as Plain, right);
      expect(parting?.right?.phase).toBe(shown);
      if (iteration !== undefined) expect(parting?.iteration).toBe(iteration);
    },
  );
});

it("Moves may close up where one was taken out of the untried ones", async () => {
  const text = (await linesIn("javaScript", "uct")).join("\n");
  const edited = text.replace(
    /const move = untried\[index\][\s\S]*?untried\.pop\(\)/,
    "const [move] = untried.splice(index, 1)",
  );
  expect(edited).not.toBe(text);
  expect((await judgeFunctions("uct", callHere("uct", edited))).shown).toBeUndefined();
});
