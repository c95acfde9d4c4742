import type { Language } from "../../../judge/languages.ts";
import type { TaskName } from "../../../judge/tasks.ts";
import {
  emptyProgram,
  linesIn,
  linesToMend,
  mistakesIn,
  stepBefore,
} from "../../yourSearch/startingTexts.ts";

/** All that everybody who works on a task has before them: its listing, what to begin with, and the wrong ones to mend. */
export async function givenTexts(task: TaskName, language: Language): Promise<string[]> {
  const names = [task, stepBefore(task)].filter((name) => name !== undefined);
  const texts = await Promise.all([
    ...names.map((name) => linesIn(language, task, name)),
    ...mistakesIn(language, task).map((name) => linesToMend(language, task, name)),
  ]);
  return [await emptyProgram(language, task), ...texts.map((lines) => lines.join("\n"))];
}
