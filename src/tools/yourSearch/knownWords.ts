import { type FunctionMistakeName, type LessonTaskName, lessonFunctions } from "../../judge/functionTasks.ts";
import { titleOf } from "../../listing/words.ts";
import { functionTitles } from "../../mistakes/words/functionWords.ts";
import { taskTitle } from "./words.ts";

/** The known mistakes of lessons, and one that is another rule. */
const lessonTitles: Readonly<Record<FunctionMistakeName | "regretMatchingPlus", string>> = {
  laterWins: "Wins that count more the later they come",
  soonerLosses: "Plies taken away on both sides",
  laterDraws: "Draws that count their plies",
  oneKiller: "One killer of each ply",
  firstKillers: "The first two killers of a ply, kept for ever",
  ...functionTitles,
};

/** What a program is called that turned out to be a known one: a search, right or wrong, or a mistake in a task's functions. */
export function knownTitle(name: string): string {
  if (Object.hasOwn(lessonTitles, name)) return lessonTitles[name as keyof typeof lessonTitles];
  return Object.hasOwn(lessonFunctions, name) ? taskTitle(name as LessonTaskName) : titleOf(name);
}
