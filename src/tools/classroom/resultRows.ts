import { type Work, workOf } from "./exerciseName.ts";
import { type Done, firstTriesOf, type Results, solvedOf, triesOf } from "./results.ts";
import * as words from "./words.ts";

type Titles = Readonly<Record<string, string>>;
export type Cells = readonly (string | number)[];

/** One thing that a class was given: a chapter, or an exercise in everybody's own variant. */
export interface Task {
  readonly task: string;
  readonly title: string;
  readonly isExercise: boolean;
}

/** One student's work at a task: more than once where they did somebody else's variant too. */
export interface Entry extends Done {
  readonly seed: string | undefined;
}

const titleIn = (titles: Titles, { task, title }: Work): string =>
  title ?? (Object.hasOwn(titles, task) ? titles[task] : task);

/**
 * The tasks that occur in any of the results: the chapters of the book in its order, then the others by name. Where two
 * exercises have one title, the end of their link tells them apart.
 */
export function tasksIn(all: readonly Results[], titles: Titles): Task[] {
  const order = Object.keys(titles);
  const place = ({ task }: Task) => (order.includes(task) ? order.indexOf(task) : order.length);
  const found = new Map<string, Task>();
  for (const work of all.flatMap(({ done }) => [...done.keys()]).map(workOf)) {
    found.set(work.task, {
      task: work.task,
      title: titleIn(titles, work),
      isExercise: work.title !== undefined,
    });
  }
  const tasks = [...found.values()];
  const isDouble = ({ title }: Task) => tasks.filter((one) => one.title === title).length > 1;
  return tasks
    .map((task) => (isDouble(task) ? { ...task, title: `${task.title} (${subjectOf(task.task)})` } : task))
    .sort((one, other) => place(one) - place(other) || one.title.localeCompare(other.title));
}

/** What an exercise's link asks to be searched. */
function subjectOf(task: string): string {
  const parameters = new URLSearchParams(task.slice(task.indexOf("?") + 1));
  const subject = parameters.get("tree") ?? parameters.get("position") ?? parameters.get("game") ?? task;
  return `${subject.length > 30 ? `${subject.slice(0, 29)}…` : subject}, ${parameters.get("algorithm") ?? ""}`;
}

/** What a student did at a task. */
export const entriesOf = ({ done }: Results, { task }: Task): Entry[] =>
  [...done].flatMap(([name, one]) => {
    const work = workOf(name);
    return work.task === task ? [{ ...one, seed: work.seed }] : [];
  });

/**
 * How many questions each student solved in each task, as rows of a table with a head: a second row for who did a
 * task in two variants.
 */
export function summaryRows(all: readonly Results[], titles: Titles): Cells[] {
  const tasks = tasksIn(all, titles);
  const head = tasks.flatMap(({ title, isExercise }) => [
    ...words.summaryColumns(title),
    ...(isExercise ? words.treeColumns : []),
  ]);
  const rows = all.flatMap((results) => {
    const entries = tasks.map((task) => entriesOf(results, task));
    const count = Math.max(1, ...entries.map(({ length }) => length));
    return Array.from({ length: count }, (_, row) => [
      results.name,
      ...tasks.flatMap(({ isExercise }, i): Cells => {
        const entry = entries[i][row];
        if (entry === undefined) return Array.from({ length: isExercise ? 6 : 4 }, () => "");
        const { tried, seed, tree } = entry;
        const counts = [solvedOf(tried), tried.length, firstTriesOf(tried), triesOf(tried)];
        return isExercise ? [...counts, seed ?? "", tree ?? ""] : counts;
      }),
    ]);
  });
  return [[words.nameColumn, ...head], ...rows];
}

/** Every question that was tried, a row each. */
export function answerRows(all: readonly Results[], titles: Titles): Cells[] {
  const rows = all.flatMap((results) =>
    tasksIn([results], titles).flatMap((task) =>
      entriesOf(results, task).flatMap(({ tried, seed, tree }) =>
        tried.map(({ tries, solved, shown }, i) => [
          results.name,
          task.title,
          seed ?? "",
          tree ?? "",
          i + 1,
          words.yesOrNo(solved),
          words.yesOrNo(shown),
          tries.length,
          // Spreadsheets know no other minus sign.
          tries.join(" | ").replace(/−(?=[\d.])/g, "-"),
        ]),
      ),
    ),
  );
  return [words.answerColumns, ...rows];
}
