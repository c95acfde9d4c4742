import type { Language } from "../../judge/languages.ts";
import { type TaskName, taskNames } from "../../judge/tasks.ts";
import { mistakesIn } from "./startingTexts.ts";

/** A mistake of the bug lab whose program has another name, because it lies in one of several functions. */
const programsOf: Readonly<Record<string, string>> = { lastStrategy: "lastStrategyPlayed" };

const has = (language: Language, task: TaskName, start: string): boolean =>
  mistakesIn(language, task).some((name) => name === start);

/** Where a mistake of the bug lab is to be mended. */
interface MendPlace {
  readonly task: TaskName;
  /** The program that is begun with. */
  readonly start: string;
  /** Where there is one: the reader's own would not have it. */
  readonly language?: Language;
}

/** The task in which a mistake is to be mended, and what is begun with; undefined where there is no program of it. */
export function mendPlace(mistake: string): MendPlace | undefined {
  const start = programsOf[mistake] ?? mistake;
  const task = taskNames.find((task) => has("javaScript", task, start));
  if (task === undefined) return undefined;
  return { task, start, ...(!has("python", task, start) && { language: "javaScript" as const }) };
}
