import { type CalledFunctions, type FunctionTaskName, functionTasks } from "./functionTasks.ts";
import type { CalledHow } from "./runJob.ts";
import { type SearchTaskName, searchTasks } from "./searchTasks.ts";

/** All that a reader can be set to write: searches, and functions that are called one by one. */
export const tasks: Readonly<Record<TaskName, CalledHow | CalledFunctions>> = {
  ...searchTasks,
  ...functionTasks,
};

export type TaskName = SearchTaskName | FunctionTaskName;
export const taskNames = Object.keys(tasks) as TaskName[];

export const isFunctionTask = (task: TaskName): task is FunctionTaskName =>
  Object.hasOwn(functionTasks, task);

/** Whether a task's programs can be tried on a tree: distances are taken from whole outcomes alone. */
export const suitsTree = (task: TaskName, tree: string): boolean =>
  task !== "winSooner" || !/\.|e-/.test(tree);
