import { type FigureTaskName, figureTaskNames } from "../../judge/figureTasks.ts";
import { type Language, languages } from "../../judge/languages.ts";
import type { UsedTaskName } from "../../judge/searchTasks.ts";
import { everyRun } from "./runHistory.ts";

/** By what a reader's program is known: what it was written as, and in which language. */
export interface ProgramName<Task extends UsedTaskName = UsedTaskName> {
  readonly task: Task;
  readonly language: Language;
}

/**
 * The text of a reader's program: the one that was run last in this browser, so that nothing is ever run that nobody has
 * told to run. Undefined where there is none.
 */
export const ownProgram = (name: ProgramName): string | undefined => lastRun(name)?.text;

const lastRun = ({ task, language }: ProgramName) => everyRun(task, language).find(({ brought }) => !brought);

/** The programs that this browser has for games without chance, the one that was run last first. */
export const ownPrograms = (): readonly ProgramName<FigureTaskName>[] => programsFor(figureTaskNames);

/** Those that it has for some tasks, in the same order. */
export function programsFor<Task extends UsedTaskName>(tasks: readonly Task[]): readonly ProgramName<Task>[] {
  const names = tasks.flatMap((task) => languages.map((language) => ({ task, language })));
  const when = (name: ProgramName) => Date.parse(lastRun(name)?.when ?? "");
  return names
    .filter((name) => ownProgram(name) !== undefined)
    .toSorted((one, other) => when(other) - when(one));
}
