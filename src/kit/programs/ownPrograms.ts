import { type Language, languages } from "../../judge/languages.ts";
import { type FigureTaskName, figureTaskNames } from "../../judge/searchTasks.ts";
import { everyRun } from "./runHistory.ts";

/** By what a reader's program is known: what it was written as, and in which language. */
export interface ProgramName {
  readonly task: FigureTaskName;
  readonly language: Language;
}

/**
 * The text of a reader's program: the one that was run last in this browser, so that nothing is ever run that nobody has
 * told to run. Undefined where there is none.
 */
export const ownProgram = (name: ProgramName): string | undefined => lastRun(name)?.text;

const lastRun = ({ task, language }: ProgramName) => everyRun(task, language).find(({ brought }) => !brought);

/** The programs that this browser has, the one that was run last first. */
export function ownPrograms(): readonly ProgramName[] {
  const names = figureTaskNames.flatMap((task) => languages.map((language) => ({ task, language })));
  const when = (name: ProgramName) => Date.parse(lastRun(name)?.when ?? "");
  return names
    .filter((name) => ownProgram(name) !== undefined)
    .toSorted((one, other) => when(other) - when(one));
}
