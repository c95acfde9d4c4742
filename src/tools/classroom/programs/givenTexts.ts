import type { Language } from "../../../judge/languages.ts";
import type { TaskName } from "../../../judge/tasks.ts";
import { emptyProgram, linesIn, mistakesIn, stepBefore } from "../../yourSearch/startingTexts.ts";

/** All that everybody who works on a task has before them: its listing, what to begin with, and the wrong ones to mend. */
export async function givenTexts(task: TaskName, language: Language): Promise<string[]> {
  const names = [task, stepBefore(task), ...mistakesIn(language, task)].filter((name) => name !== undefined);
  const listings = await Promise.all(names.map((name) => linesIn(language, task, name)));
  return [await emptyProgram(language, task), ...listings.map((lines) => lines.join("\n"))];
}
