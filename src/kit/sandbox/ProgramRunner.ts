import { bringAlong } from "../../judge/brought.ts";
import { chooseMove } from "../../judge/chooseMove.ts";
import { type Job, readJob } from "../../judge/job.ts";
import type { MoveJob } from "../../judge/moveJob.ts";
import type { MakeProgram } from "../../judge/program.ts";
import { type CalledHow, mostVisits, plainEnd, runJob } from "../../judge/runJob.ts";
import { watchProgram } from "../../judge/watchProgram.ts";
import { Recorder, transferables } from "../../trace/index.ts";
import { inPortions, portion } from "./inPortions.ts";
import type { RunnerAnswer, RunnerQuestion } from "./protocol.ts";

export type Answer = (message: RunnerAnswer, transfer?: Transferable[]) => void;

/** Runs a program on what is asked for, in whatever language it is written. */
export class ProgramRunner {
  readonly #make: MakeProgram<unknown, number>;
  readonly #how: CalledHow;
  readonly #lineOf: (error: unknown) => number | undefined;

  constructor(
    make: MakeProgram<unknown, number>,
    how: CalledHow,
    lineOf: (error: unknown) => number | undefined,
  ) {
    this.#make = make;
    this.#how = how;
    this.#lineOf = lineOf;
  }

  answer(question: RunnerQuestion, answer: Answer): void {
    if (question.kind === "jobs") this.#runJobs(question.jobs, answer);
    else if (question.kind === "record") this.#record(question.job, answer);
    else if (question.kind === "move") this.#choose(question.job, answer);
    else answer({ kind: "checked" });
  }

  #runJobs(jobs: readonly Job[], answer: Answer): void {
    inPortions(
      jobs,
      (job) => runJob(this.#make, job, this.#how, this.#lineOf),
      (told) => answer({ kind: "told", told }),
    );
    answer({ kind: "done" });
  }

  #choose(job: MoveJob, answer: Answer): void {
    let last = performance.now();
    const chosen = chooseMove(this.#make, job, this.#how, this.#lineOf, () => {
      if (performance.now() - last < portion) return;
      answer({ kind: "thinks" });
      last = performance.now();
    });
    answer({ kind: "chose", chosen });
  }

  #record(job: Job, answer: Answer): void {
    const { game, position, depth } = readJob(job);
    const recorder = new Recorder<number>();
    const options = { ...this.#how, depth, mostVisits: mostVisits(job) };
    const ended = watchProgram(this.#make, bringAlong(game), position, options, recorder);
    const turn = game.turn(position);
    // Where chance draws at the root, MAX is the next.
    const recording = recorder.recording(turn === "chance" ? "max" : turn);
    answer({ kind: "recorded", recording, end: plainEnd(ended, this.#lineOf) }, transferables({ recording }));
  }
}
