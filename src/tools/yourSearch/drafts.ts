import type { TaskName } from "../../judge/tasks.ts";

const key = (task: TaskName, work: string): string => `plyground:yourSearch:${task}:${work}`;

/** What was written on a task in this browser; undefined where nothing was, or where it keeps nothing. */
export function keptDraft(task: TaskName, work: string): string | undefined {
  try {
    return localStorage.getItem(key(task, work)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; false where the browser refuses to. */
export function keepDraft(task: TaskName, work: string, text: string): boolean {
  try {
    localStorage.setItem(key(task, work), text);
    return true;
  } catch {
    return false;
  }
}
