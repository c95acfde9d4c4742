import type { Job } from "../../judge/job.ts";
import type { CalledHow } from "../../judge/runJob.ts";
import type { Told, ToldEnd } from "../../judge/told.ts";
import type { Recording } from "../../trace/index.ts";

/** What a sandbox's worker is given first, with a port to talk over. */
export interface RunnerProgram {
  /** The program as the body of a function of `game` and `watch`, and the line of it where the reader's text begins, from 1. */
  readonly body: string;
  readonly firstLine: number;
  readonly how: CalledHow;
}

/** What a worker for Python is given first. A frame without a network cannot fetch the interpreter: it comes along. */
export interface PythonRunnerProgram {
  readonly text: string;
  readonly how: CalledHow;
  /** MicroPython: its module's text, and its code. */
  readonly module: string;
  readonly code: ArrayBuffer;
}

/** What it is asked for then. */
export type RunnerQuestion =
  | { readonly kind: "check" }
  | { readonly kind: "jobs"; readonly jobs: readonly Job[] }
  | { readonly kind: "record"; readonly job: Job };

/** What it answers: some of the jobs from the first on, and in the end that it does no more of them; or a recording. */
export type RunnerAnswer =
  /** What is wrong with the program before it is run, if anything. */
  | { readonly kind: "checked"; readonly message?: string; readonly line?: number }
  | { readonly kind: "told"; readonly told: readonly Told[] }
  | { readonly kind: "done" }
  | { readonly kind: "recorded"; readonly recording: Recording<number>; readonly end: ToldEnd };
