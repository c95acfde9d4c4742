import { searches } from "../../engine/index.ts";
import type { Job } from "../../judge/job.ts";
import { readJob } from "../../judge/job.ts";
import { judgeProgram, type Verdict } from "../../judge/judgeProgram.ts";
import type { Language } from "../../judge/languages.ts";
import { type TaskName, tasks } from "../../judge/tasks.ts";
import { type Conventions, conventionalSetup } from "../../kit/conventions/conventions.ts";
import type { AlgorithmName } from "../../kit/run/algorithms.ts";
import { keepYourSearch } from "../../kit/run/yourSearch.ts";
import { Sandbox, type SyntaxFault } from "../../kit/sandbox/sandbox.ts";
import { rests } from "./rests.ts";

/** What came of a program: it is none, or what the judge says of it. */
export type Judgement =
  | { readonly kind: "fault"; readonly fault: SyntaxFault }
  | {
      readonly kind: "verdict";
      readonly verdict: Verdict;
      /** It differs from the task's search, and is what the reader's book calls by that name. */
      readonly conventional: boolean;
    };

/** A sandbox for a program that was written on a task. */
export const openSandbox = (written: string, task: TaskName, language: Language): Sandbox =>
  new Sandbox(written, tasks[task], language);

/** Runs a program and judges it; `heard` is told how many trees and positions it was tried on. */
export async function judgeIn(
  sandbox: Sandbox,
  task: TaskName,
  conventions: Conventions,
  heard: (done: number) => void,
): Promise<Judgement> {
  const fault = await sandbox.fault();
  if (fault) return { kind: "fault", fault };
  const { spoiledSearches } = await import("../../mistakes/spoiledSearches.ts");
  const known = { ...searches, ...spoiledSearches };
  const verdict = await judgeProgram(task, (jobs) => sandbox.runJobs(jobs, heard), known, rests());
  const { algorithm } = conventionalSetup({ algorithm: task }, conventions);
  return {
    kind: "verdict",
    verdict,
    conventional: algorithm !== task && verdict.sameAs.includes(algorithm),
  };
}

/** What a lockstep has to say to show a program beside the task's search, at the first step where they part. */
export type Beside = Readonly<Record<string, string>>;

/**
 * Records a program on a tree or a position, so that figures can show it. Undefined where it broke off before it had told
 * anything. It opens where the two part, if they do.
 */
export async function besideTask(
  sandbox: Sandbox,
  task: TaskName,
  job: Job,
  parts: boolean,
): Promise<Beside | undefined> {
  const { recording } = await sandbox.record(job);
  if (recording === undefined || recording.words.length === 0) return undefined;
  const { game, position, depth } = readJob(job);
  keepYourSearch(game, position, depth, recording);
  const algorithm: AlgorithmName = tasks[task].hasWindow ? "yourPruningSearch" : "yourSearch";
  return {
    ...("tree" in job
      ? { tree: job.tree }
      : { game: job.game, position: job.position ?? game.write(position) }),
    ...(job.depth !== undefined && { depth: String(job.depth) }),
    algorithm,
    against: task,
    code: "no",
    ...(parts && { at: "parting 1" }),
  };
}
