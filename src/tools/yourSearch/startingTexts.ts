import {
  type FunctionMistakeName,
  functionMistakeNames,
  type LessonTaskName,
  lessonFunctions,
} from "../../judge/functionTasks.ts";
import type { Language } from "../../judge/languages.ts";
import { isChanceTask, searchTasks } from "../../judge/searchTasks.ts";
import type { TaskName } from "../../judge/tasks.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import { chancePredecessors } from "../../listing/chancePredecessors.ts";
import { lineText } from "../../listing/lines/listing.ts";
import { pythonLines } from "../../listing/pythonLines.ts";
import { chanceMistakes, mistakes, type MistakeName as SearchMistakeName } from "../../mistakes/index.ts";
import { js } from "../../mistakes/js.ts";
import type { ChanceMistakeName } from "../../mistakes/spoiledChanceSearches.ts";
import { mendingLines, mendingTexts } from "./mendingTexts.ts";

/**
 * The lines of a search's listing. All listings are fetched together when one is wanted: cut apart, figures that show code
 * would fetch each by itself. Throws where there is no search of that name.
 */
async function listingLines(name: string): Promise<string[]> {
  if (isOfChance(name)) return chanceListingLines(name);
  const { everyListing } = await import("../../listing/everyListing.ts");
  return everyListing[name].lines.map(lineText);
}

/** Those of searches that know chance lie by themselves. */
const isOfChance = (name: string): boolean => isChanceTask(name) || isChanceMistake(name);
const isChanceMistake = (name: string): name is ChanceMistakeName => Object.hasOwn(chanceMistakes, name);

async function chanceListingLines(name: string): Promise<string[]> {
  const [{ chanceListings }, { spoiledChanceListings }] = await Promise.all([
    import("../../listing/chanceListings.ts"),
    import("../../listing/spoiledChanceListings.ts"),
  ]);
  return { ...chanceListings, ...spoiledChanceListings }[name].lines.map(lineText);
}

/** The search that a task's listing is read against, from which a reader may go on; undefined where there is none. */
export const stepBefore = (task: TaskName): string | undefined =>
  isLesson(task)
    ? lessonsBefore[task]
    : isChanceTask(task)
      ? chancePredecessors[task]
      : algorithms[task].predecessor;

const lessonsBefore: Readonly<Partial<Record<LessonTaskName, string>>> = {
  winSooner: "minimax",
  killers: "alphaBeta",
};
const isLesson = (task: TaskName): task is LessonTaskName => Object.hasOwn(lessonFunctions, task);

/** The lines of a task's program in a language, or of what a mistake in it, or a step before it, makes of them. */
export async function linesIn(language: Language, task: TaskName, name: string = task): Promise<string[]> {
  const isOfLesson = isLesson(task) && name !== lessonsBefore[task];
  const lines = isOfLesson ? await functionsOf(task, name) : await listingLines(name);
  return language === "python" ? pythonLines(lines) : lines;
}

async function functionsOf(task: LessonTaskName, name: string): Promise<string[]> {
  const { functionLines } = await import("../../listing/functionLines.ts");
  return functionLines(task, lessonFunctions[task], name === task ? undefined : name);
}

/** The lines of a program that is to be mended: what a mistake makes of a task's, with all that it needs to run. */
export async function linesToMend(
  language: Language,
  task: TaskName,
  name: string = task,
): Promise<string[]> {
  if (isLesson(task)) return linesIn(language, task, name);
  const lines = await mendingLines(name, listingLines);
  return language === "python" ? pythonLines(lines) : lines;
}

/** What is to be written, without anything in it. */
export async function emptyProgram(language: Language, task: TaskName): Promise<string> {
  const lines = isLesson(task)
    ? (await linesIn(language, task)).filter((line) => /^(function|def) /.test(line))
    : [emptyVisit(language, searchTasks[task].hasWindow)];
  const rest =
    language === "python"
      ? js`    pass`
      : js`  
}`;
  return lines.map((line) => `${line}\n${rest}\n`).join("\n");
}

const emptyVisit = (language: Language, hasWindow: boolean): string =>
  language === "python"
    ? js`def visit(position, depth${hasWindow ? ", alpha, beta" : ""}):`
    : js`function visit(position, depth${hasWindow ? ", α, β" : ""}) {`;

/** The mistakes that spoil a task's program. */
const mistakesOf = (task: TaskName): MistakeName[] =>
  isLesson(task)
    ? [...functionMistakeNames[task]]
    : [...searchMistakeNames, ...chanceMistakeNames].filter((name) => spoiledBy(name) === task);

type MistakeName = SearchMistakeName | ChanceMistakeName | FunctionMistakeName | "shallowAlphaBeta";

const chanceMistakeNames = Object.keys(chanceMistakes) as ChanceMistakeName[];

const spoiledBy = (name: MistakeName): string | undefined => {
  if (isChanceMistake(name)) return chanceMistakes[name].spoils;
  return name === "shallowAlphaBeta"
    ? algorithms[name].predecessor
    : mistakes[name as SearchMistakeName].spoils;
};

/** Those that stand as their listings have them come first. One is a search of its own. */
const searchMistakeNames = ([...Object.keys(mistakes), "shallowAlphaBeta"] as MistakeName[]).sort(
  (one, other) => Number(one in mendingTexts) - Number(other in mendingTexts),
);

/** Those of them whose lines can be told in a language. */
export const mistakesIn = (language: Language, task: TaskName): MistakeName[] =>
  mistakesOf(task).filter((name) => language === "javaScript" || !onlyInJavaScript.has(name));

/** Mistakes whose listings name or say what is not known in Python, or divide by 0, which Python does not. */
const onlyInJavaScript: ReadonlySet<MistakeName> = new Set([
  "nothingRegretted",
  "untriedArm",
  "zeroDivision",
]);

/** Lines that mistakes put in the place of right ones: what a reader has to tell from these. */
export async function distractors(
  task: TaskName,
  language: Language = "javaScript",
  most = 4,
): Promise<string[]> {
  const right = new Set((await linesIn(language, task)).map((line) => line.trim()));
  const found = new Set<string>();
  for (const name of mistakesIn(language, task)) {
    for (const line of await linesIn(language, task, name))
      if (!right.has(line.trim())) found.add(line.trim());
  }
  return [...found].slice(0, most);
}
