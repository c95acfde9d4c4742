import { type Difference, differences } from "../../judge/compareRuns.ts";
import type { Language } from "../../judge/languages.ts";
import type { TaskName } from "../../judge/tasks.ts";
import { keep, readKept } from "../kept/browserStorage.ts";
import { readJson } from "../kept/readJson.ts";

/**
 * What the judge said of a program: that it is none, that it is right, as far as it was tried before its time was over or
 * as the reader's book has it, or how it differs.
 */
export type Came = "fault" | "right" | "soFar" | "conventional" | Difference;
const allCame: readonly string[] = ["fault", "right", "soFar", "conventional", ...differences];

/** A program that was run. */
export interface KeptRun {
  readonly text: string;
  readonly came: Came;
  /** As an ISO date. */
  readonly when: string;
  /** It came with a file, and nobody has told it to run in this browser. */
  readonly brought?: boolean;
  /** By what work that a teacher has set is kept, and whose it is; runs of the other work have none. */
  readonly set?: string;
}

/** Runs of a task in a language that are kept, at most. */
const most = 20;

const restOf = (task: TaskName, language: Language) => `${task}:${language}`;

/** All runs of a task in a language, whoever has told them to, the last first; none where the browser keeps nothing. */
export const everyRun = (task: TaskName, language: Language): readonly KeptRun[] =>
  parseRuns(readKept("runs", restOf(task, language)) ?? "[]") ?? [];

/** Of these the runs of what a teacher has set, by what it is kept for one student; or those of all other work. */
export const keptRuns = (task: TaskName, language: Language, set?: string): readonly KeptRun[] =>
  everyRun(task, language).filter((run) => run.set === set);

/** Keeps a run as the last; a text that was run before for the same work moves up. False where the browser refuses. */
export function keepRun(task: TaskName, language: Language, run: KeptRun, set?: string): boolean {
  const others = everyRun(task, language).filter((one) => one.text !== run.text || one.set !== set);
  const runs = [set === undefined ? run : { ...run, set }, ...others];
  return keep("runs", JSON.stringify(runs.slice(0, most)), restOf(task, language));
}

/** Runs as they are kept; undefined of a text that holds none. */
export function parseRuns(text: string): readonly KeptRun[] | undefined {
  const found = readJson(text);
  return Array.isArray(found) && found.length <= most && found.every(isRun) ? found : undefined;
}

/** The same runs as they come with a file: none of them was run here. */
export const broughtRuns = (text: string): string =>
  JSON.stringify((parseRuns(text) ?? []).map((run) => ({ ...run, brought: true })));

function isRun(value: unknown): value is KeptRun {
  const { text, came, when, set } = Object(value) as Record<string, unknown>;
  return (
    typeof text === "string" &&
    allCame.includes(came as string) &&
    typeof when === "string" &&
    !Number.isNaN(Date.parse(when)) &&
    (set === undefined || typeof set === "string")
  );
}
