import { type Language, languages } from "../../judge/languages.ts";
import type { TaskName } from "../../judge/tasks.ts";
import { keep, readKept } from "../../kit/kept/browserStorage.ts";

/** What was written on a task in this browser; undefined where nothing was, or where it keeps nothing. */
export const keptDraft = (task: TaskName, work: string): string | undefined =>
  readKept("programs", `${task}:${work}`);

/** Keeps a draft; false where the browser refuses to. */
export const keepDraft = (task: TaskName, work: string, text: string): boolean =>
  keep("programs", text, `${task}:${work}`);

/** The language that was chosen last in this browser. */
export const keptLanguage = (): Language => {
  const kept = readKept("programs", "language:chosen") as Language;
  return languages.includes(kept) ? kept : "javaScript";
};

export const keepLanguage = (language: Language): boolean => keep("programs", language, "language:chosen");
