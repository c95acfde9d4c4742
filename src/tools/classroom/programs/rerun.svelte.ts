import type { Sandbox } from "../../../kit/sandbox/sandbox.ts";
import { messageOf } from "../../../kit/view/messageOf.ts";
import type { Judgement } from "../../yourSearch/verdictOf.ts";
import { assignmentOf, type ProgramResult, type ProgramVerdict, verdictOf } from "./programResult.ts";

/** A program that was handed in, and in which file. */
export interface HandedProgram {
  /** Tells it from all others. */
  readonly key: string;
  readonly name: string;
  readonly file: string;
  readonly program: ProgramResult;
}

/** What has come of running a program here. */
export type Came =
  | { readonly kind: "running"; readonly done: number }
  | { readonly kind: "judged"; readonly judgement: Judgement; readonly verdict: ProgramVerdict }
  | { readonly kind: "failed"; readonly message: string };

/** Runs the programs of a class again, one after another, each in a frame of its own. Nothing runs before it is told to. */
export class Rerun {
  /** By the programs' keys; what is absent was not run. */
  came = $state.raw<ReadonlyMap<string, Came>>(new Map());
  /** How many of those that are to be run are done, while that goes on. */
  progress = $state.raw<{ readonly done: number; readonly of: number }>();
  #cancel: () => void = () => {};

  async runAll(programs: readonly HandedProgram[]): Promise<void> {
    this.cancel();
    let isCancelled = false;
    const cancelled = new Promise<undefined>((resolve) => {
      this.#cancel = () => {
        isCancelled = true;
        resolve(undefined);
      };
    });
    this.came = new Map();
    for (const [done, { key, program }] of programs.entries()) {
      this.progress = { done, of: programs.length };
      this.#tell(key, { kind: "running", done: 0 });
      const came = await this.#run(program, cancelled, (count) => {
        if (!isCancelled) this.#tell(key, { kind: "running", done: count });
      });
      // Another run may have begun since.
      if (isCancelled) return;
      this.#tell(key, came as Came);
    }
    this.progress = undefined;
  }

  /** Ends the program that runs, and those behind it; what is known of those before it stays. */
  cancel(): void {
    this.#cancel();
    this.progress = undefined;
    this.came = new Map([...this.came].filter(([, { kind }]) => kind !== "running"));
  }

  async #run(
    program: ProgramResult,
    cancelled: Promise<undefined>,
    heard: (done: number) => void,
  ): Promise<Came | undefined> {
    let sandbox: Sandbox | undefined;
    try {
      const assignment = assignmentOf(program);
      const { judgeIn, openSandbox } = await import("../../yourSearch/verdictOf.ts");
      sandbox = openSandbox(program.code, assignment.task, program.language, "own");
      const { task } = assignment;
      const judgement = await Promise.race([
        judgeIn(sandbox, task, assignment, heard, program.language),
        cancelled,
      ]);
      return judgement && { kind: "judged", judgement, verdict: verdictOf(judgement, assignment) };
    } catch (error) {
      return { kind: "failed", message: messageOf(error) };
    } finally {
      sandbox?.end();
    }
  }

  #tell(key: string, came: Came): void {
    this.came = new Map([...this.came, [key, came]]);
  }
}
