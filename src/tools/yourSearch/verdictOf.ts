import type { FunctionsVerdict } from "../../judge/functions/judgeFunctions.ts";
import type { FunctionTaskName } from "../../judge/functionTasks.ts";
import { judgeProgram, type RunProgram, type Verdict } from "../../judge/judgeProgram.ts";
import { knownFor } from "../../judge/knownFor.ts";
import type { Language } from "../../judge/languages.ts";
import { isChanceTask, searchTasks } from "../../judge/searchTasks.ts";
import { isFunctionTask, type TaskName, tasks } from "../../judge/tasks.ts";
import { type Counting, passes } from "../../judge/whatCounts.ts";
import { type Conventions, conventionalSetup } from "../../kit/conventions/conventions.ts";
import type { AlgorithmName } from "../../kit/run/algorithms.ts";
import { type Frames, Sandbox } from "../../kit/sandbox/sandbox.ts";
import type { SyntaxFault } from "../../kit/sandbox/syntaxFault.ts";
import type { Beside } from "./beside.ts";
import { rests } from "./rests.ts";

/** What came of a program: it is none, or what the judge says of it. */
export type Judgement =
  | { readonly kind: "fault"; readonly fault: SyntaxFault }
  | {
      readonly kind: "verdict";
      readonly verdict: Verdict;
      /** It differs from the task's search, and is what the reader's book calls by that name. */
      readonly conventional: boolean;
      /** It does all that counts. */
      readonly passes: boolean;
    }
  | {
      readonly kind: "functions";
      readonly verdict: FunctionsVerdict;
      /** What is to be said of it, in sentences. */
      readonly said: readonly string[];
      /** The figure that shows the case, where one can. */
      readonly shows: Beside | undefined;
    };

/** What a program is judged by. */
export interface JudgedBy {
  readonly conventions: Conventions;
  /** "book" by default: the notebook's way, or the book's. */
  readonly counting?: Counting;
  /** Trees to be tried besides the judge's own. */
  readonly trees?: readonly string[];
}

/** A sandbox for a program that was written on a task. */
export const openSandbox = (written: string, task: TaskName, language: Language, frames?: Frames): Sandbox =>
  new Sandbox(written, tasks[task], language, frames);

/** Runs a program and judges it; `heard` is told how many trees and positions it was tried on. */
export async function judgeIn(
  sandbox: Sandbox,
  task: TaskName,
  { conventions, counting = "book", trees = [] }: JudgedBy,
  heard: (done: number) => void,
  language: Language = "javaScript",
): Promise<Judgement> {
  const fault = await sandbox.fault();
  if (fault) return { kind: "fault", fault };
  if (isFunctionTask(task)) return judgeFunctionsIn(sandbox, task, heard, language);
  const run: RunProgram = (jobs) => sandbox.runJobs(jobs, heard);
  const more = trees.map((tree) => ({ tree }));
  const verdict = await judgeProgram(task, run, await knownFor(task), rests(), more);
  // Books agree on what is no algorithm of the figures.
  const { algorithm } =
    searchTasks[task].hasPly || isChanceTask(task)
      ? { algorithm: task }
      : conventionalSetup({ algorithm: task as AlgorithmName }, conventions);
  const conventional = algorithm !== task && verdict.sameAs.includes(algorithm);
  return { kind: "verdict", verdict, conventional, passes: passes(verdict.tally, counting, conventional) };
}

async function judgeFunctionsIn(
  sandbox: Sandbox,
  task: FunctionTaskName,
  heard: (done: number) => void,
  language: Language,
): Promise<Judgement> {
  const [{ judgeFunctions }, { figureOf }, { sayVerdict }] = await Promise.all([
    import("../../judge/functions/judgeFunctions.ts"),
    import("./figureOf.ts"),
    import("./functionWords.ts"),
  ]);
  const verdict = await judgeFunctions(task, (calls) => sandbox.runCalls(calls, heard), rests());
  const said = sayVerdict(task, verdict, language);
  return { kind: "functions", verdict, said, shows: verdict.shown && figureOf(verdict.shown) };
}
