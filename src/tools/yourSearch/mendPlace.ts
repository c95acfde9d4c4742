import { type TaskName, taskNames } from "../../judge/tasks.ts";
import { mistakesIn } from "./startingTexts.ts";

/** A mistake of the bug lab whose program has another name, because it lies in one of several functions. */
const programsOf: Readonly<Record<string, string>> = { lastStrategy: "lastStrategyPlayed" };

/** The task in which a mistake of the bug lab is to be mended, and the program that is begun with; undefined where in none. */
export function mendPlace(mistake: string): { readonly task: TaskName; readonly start: string } | undefined {
  const start = programsOf[mistake] ?? mistake;
  const task = taskNames.find((task) => mistakesIn("javaScript", task).some((name) => name === start));
  return task && { task, start };
}
