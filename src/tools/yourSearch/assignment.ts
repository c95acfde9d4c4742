import { parseChanceTree, parseTree, writeChanceTree } from "../../engine/index.ts";
import { type Language, languages } from "../../judge/languages.ts";
import { isChanceTask } from "../../judge/searchTasks.ts";
import { sizeOf } from "../../judge/shrinkTree.ts";
import { isFunctionTask, suitsTree, type TaskName, taskNames } from "../../judge/tasks.ts";
import { type Counting, countings } from "../../judge/whatCounts.ts";
import {
  type Conventions,
  conventionsParameter,
  own,
  readConventions,
  writeConventions,
} from "../../kit/conventions/conventions.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import * as words from "./assignmentWords.ts";
import { type Rung, rungNames } from "./rungs.ts";

/** What a teacher has set a class to write: a search, or functions that are called one by one. */
export interface Assignment {
  readonly task: TaskName;
  /** In which language; undefined where the student chooses. */
  readonly language: Language | undefined;
  /** How it may be worked on; one way at least. */
  readonly rungs: readonly Rung[];
  /** Trees of the teacher's own, tried besides the judge's; none for functions, which are not tried on trees alone. */
  readonly trees: readonly string[];
  /** What counts of a search; of functions it is always what they return. */
  readonly counting: Counting;
  /** What their book has, where that counts. */
  readonly conventions: Conventions;
  /** What the teacher calls it. */
  readonly title: string | undefined;
}

/** A link with this parameter sets a search; its value is the task. */
export const assignmentParameter = "set";
/** More letters than this are no name and no title. */
export const longestTitle = 80;
/** More trees than this, and larger ones, make a link too long and a judge too slow. */
export const mostTrees = 20;
const largestSize = 400;

/** The search that a link sets. Throws an Error that says which of its values is wrong. */
export function readAssignment(parameters: URLSearchParams): Assignment {
  const title = parameters.get("title")?.trim() || undefined;
  if (title !== undefined && title.length > longestTitle) throw new Error(words.tooLongTitle(longestTitle));
  const language = parameters.get("language");
  const rungs = parameters.get("rungs");
  const task = oneOf(parameters.get(assignmentParameter) ?? "", taskNames, words.noTask);
  const ofSearch = isFunctionTask(task) ? firstAssignment : readOfSearch(task, parameters);
  return {
    task,
    language: language === null ? undefined : oneOf(language, languages, words.noLanguage),
    rungs: rungs === null ? rungNames : rungs.split(",").map((rung) => oneOf(rung, rungNames, words.noRung)),
    trees: ofSearch.trees,
    counting: ofSearch.counting,
    conventions: ofSearch.conventions,
    title,
  };
}

/** What is said of a search alone. */
const readOfSearch = (
  task: TaskName,
  parameters: URLSearchParams,
): Pick<Assignment, "trees" | "counting" | "conventions"> => ({
  trees: treesInLink(parameters.getAll("tree"), task),
  counting: oneOf(parameters.get("counts") ?? "order", countings, words.noCounting),
  conventions: readConventions(parameters.get(conventionsParameter)),
});

/** The end of a link that sets a search. The same for the same assignment, and so its name. */
export function writeAssignment(assignment: Assignment): string {
  const { task, language, rungs, trees, counting, conventions, title } = assignment;
  const parameters = new URLSearchParams({ [assignmentParameter]: task });
  if (language !== undefined) parameters.set("language", language);
  if (rungs.length < rungNames.length) parameters.set("rungs", rungs.join(","));
  if (!isFunctionTask(task)) {
    for (const tree of trees) parameters.append("tree", tree);
    parameters.set("counts", counting);
    // An empty one says that the book has what the notebook has.
    if (counting === "book") parameters.set(conventionsParameter, writeConventions(conventions));
  }
  if (title !== undefined) parameters.set("title", title);
  return `?${parameters}`;
}

/** What a form begins with. */
export const firstAssignment: Assignment = {
  task: "minimax",
  language: undefined,
  rungs: rungNames,
  trees: [],
  counting: "order",
  conventions: own,
  title: undefined,
};

/** Trees as a teacher types them for a task, one a line; empty lines are passed over. Throws which line is none, and why. */
export function readTrees(text: string, task: TaskName): string[] {
  const lines = text.split(/\r?\n/);
  const trees = lines.flatMap((line, place) => (line.trim() === "" ? [] : [readTree(line, place, task)]));
  if (trees.length > mostTrees) throw new Error(words.tooManyTrees(trees.length, mostTrees));
  return trees;
}

function readTree(text: string, linesBefore: number, task: TaskName): string {
  // So its errors count lines from the first one.
  const read = isChanceTask(task) ? parseChanceTree : parseTree;
  const tree = read("\n".repeat(linesBefore) + text);
  if (typeof tree === "number") throw new Error(words.aNumberAlone(linesBefore + 1));
  if (sizeOf(tree) > largestSize) throw new Error(words.tooLarge(linesBefore + 1, largestSize));
  const written = writeChanceTree(tree);
  if (!suitsTree(task, written)) throw new Error(words.notWhole(linesBefore + 1));
  return written;
}

function treesInLink(trees: readonly string[], task: TaskName): string[] {
  try {
    return readTrees(trees.join("\n"), task);
  } catch (error) {
    throw new Error(words.inItsTrees(messageOf(error)));
  }
}

function oneOf<Name extends string>(
  asked: string,
  names: readonly Name[],
  refusal: (asked: string, names: readonly Name[]) => string,
): Name {
  const found = names.find((name) => name === asked);
  if (found === undefined) throw new Error(refusal(asked.slice(0, 40), names));
  return found;
}
