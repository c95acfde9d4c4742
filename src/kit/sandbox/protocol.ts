import type { Chosen } from "../../judge/chooseMove.ts";
import type { Call, CallEnd } from "../../judge/functions/call.ts";
import type { CalledFunctions } from "../../judge/functionTasks.ts";
import type { Job } from "../../judge/job.ts";
import type { MoveJob } from "../../judge/moveJob.ts";
import type { CalledHow } from "../../judge/runJob.ts";
import type { Told, ToldEnd } from "../../judge/told.ts";
import type { Recording } from "../../trace/index.ts";

/** How a program is called: as a search, or its functions one by one. */
export type Called = CalledHow | CalledFunctions;

/** What a worker is begun with: its script, and its first message. */
export interface WorkerStart {
  readonly script: string;
  readonly first: unknown;
}

/** What a sandbox's worker is given first, with a port to talk over. */
export interface RunnerProgram {
  /** The program as the body of a function of these parameters. */
  readonly parameters: readonly string[];
  readonly body: string;
  /** The line of it where the reader's text begins, from 1, and how many lines that has. */
  readonly firstLine: number;
  readonly lines: number;
  readonly how: Called;
}

/** What a worker for Python is given first. A frame without a network cannot fetch the interpreter: it comes along. */
export interface PythonRunnerProgram {
  readonly text: string;
  readonly how: Called;
  /** Functions that the program may call and need not define. */
  readonly around: string;
  /** MicroPython: its module's text, and its code. */
  readonly module: string;
  readonly code: ArrayBuffer;
}

/** What it is asked for then. */
export type RunnerQuestion =
  | { readonly kind: "check" }
  | { readonly kind: "jobs"; readonly jobs: readonly Job[] }
  | { readonly kind: "record"; readonly job: Job }
  | { readonly kind: "move"; readonly job: MoveJob }
  | { readonly kind: "calls"; readonly calls: readonly Call[] };

/**
 * What it answers: some of the jobs or calls from the first on, and in the end that it does no more of them; a recording; or
 * that it still thinks about a move, and in the end which it chose.
 */
export type RunnerAnswer =
  /** What is wrong with the program before it is run, if anything. */
  | { readonly kind: "checked"; readonly message?: string; readonly line?: number }
  | { readonly kind: "told"; readonly told: readonly Told[] }
  | { readonly kind: "called"; readonly ends: readonly CallEnd[] }
  | { readonly kind: "done" }
  | { readonly kind: "thinks" }
  | { readonly kind: "chose"; readonly chosen: Chosen }
  | { readonly kind: "recorded"; readonly recording: Recording<number>; readonly end: ToldEnd };
