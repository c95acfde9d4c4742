import { type Job, readJob } from "../../judge/job.ts";
import { type CalledHow, mostVisits, plainEnd, runJob } from "../../judge/runJob.ts";
import type { Told } from "../../judge/told.ts";
import { type MakeProgram, watchProgram } from "../../judge/watchProgram.ts";
import { Recorder, transferables } from "../../trace/index.ts";
import type { RunnerAnswer, RunnerQuestion } from "./protocol.ts";

/** Milliseconds between two words. */
const portion = 40;
/** Jobs that end without a value before no more are tried. */
const enoughBroken = 20;

type Answer = (message: RunnerAnswer, transfer?: Transferable[]) => void;

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
    else answer({ kind: "checked" });
  }

  #runJobs(jobs: readonly Job[], answer: Answer): void {
    let told: Told[] = [];
    let broken = 0;
    let last = performance.now();
    for (const job of jobs) {
      const one = runJob(this.#make, job, this.#how, this.#lineOf);
      told.push(one);
      if (one.end.kind !== "value" && ++broken >= enoughBroken) break;
      if (performance.now() - last < portion) continue;
      answer({ kind: "told", told });
      told = [];
      last = performance.now();
    }
    answer({ kind: "told", told });
    answer({ kind: "done" });
  }

  #record(job: Job, answer: Answer): void {
    const { game, position, depth } = readJob(job);
    const recorder = new Recorder<number>();
    const options = { ...this.#how, depth, mostVisits: mostVisits(job) };
    const ended = watchProgram(this.#make, game, position, options, recorder);
    const recording = recorder.recording(game.turn(position));
    answer({ kind: "recorded", recording, end: plainEnd(ended, this.#lineOf) }, transferables({ recording }));
  }
}
