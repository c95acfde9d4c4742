import { languages } from "../../judge/languages.ts";
import { type ChanceTaskName, chanceTaskNames } from "../../judge/searchTasks.ts";
import type { ProgramName } from "../programs/ownPrograms.ts";
import { readName } from "../view/readFields.ts";

/** By what a reader's program is known that plays a game of dice. */
export type DiceProgram = ProgramName<ChanceTaskName>;

/** The one that is to be written, where there is none. */
export const firstProgram: DiceProgram = { task: chanceTaskNames[0], language: languages[0] };

/** How far it looks, as long as nothing else is said, and at most: each throw has six ends. */
export const usualPlies = 5;
export const mostPlies = 8;

/** Which program plays, as in "expectimax,python". Throws an Error that says what there is. */
export function readProgram(text: string): DiceProgram {
  const [task, language = languages[0]] = text.split(",");
  return {
    task: readName(task, chanceTaskNames, "task"),
    language: readName(language, languages, "language"),
  };
}
export const writeProgram = ({ task, language }: DiceProgram): string => `${task},${language}`;
