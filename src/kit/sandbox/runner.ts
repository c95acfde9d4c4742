import { type Job, readJob } from "../../judge/job.ts";
import { mostVisits, plainEnd, runJob } from "../../judge/runJob.ts";
import type { Told } from "../../judge/told.ts";
import { type MakeProgram, watchProgram } from "../../judge/watchProgram.ts";
import { Recorder, transferables } from "../../trace/index.ts";
import type { RunnerAnswer, RunnerProgram, RunnerQuestion } from "./protocol.ts";

/*
 * Runs a reader's program in a worker of a frame that has neither an origin nor a network. It talks over the port that comes
 * with the first message alone.
 */

/** Milliseconds between two words. */
const portion = 40;
/** Jobs that end without a value before no more are tried. */
const enoughBroken = 20;
/** What stacks call the program, so that lines of it can be found in them. */
const programName = "program.js";

addEventListener(
  "message",
  ({ data, ports: [port] }: MessageEvent<RunnerProgram>) => {
    const answer = (message: RunnerAnswer, transfer: Transferable[] = []) =>
      port.postMessage(message, transfer);
    const runner = new Runner(data);
    port.onmessage = ({ data }: MessageEvent<RunnerQuestion>) => {
      if (data.kind === "jobs") runner.runJobs(data.jobs, answer);
      else runner.record(data.job, answer);
    };
  },
  { once: true },
);

class Runner {
  readonly #make: MakeProgram<unknown, number>;
  readonly #program: RunnerProgram;

  constructor(program: RunnerProgram) {
    this.#program = program;
    this.#make = new Function(
      "game",
      "watch",
      `${program.body}\n//# sourceURL=${programName}`,
    ) as MakeProgram<unknown, number>;
  }

  runJobs(jobs: readonly Job[], answer: (message: RunnerAnswer) => void): void {
    let told: Told[] = [];
    let broken = 0;
    let last = performance.now();
    for (const job of jobs) {
      const one = runJob(this.#make, job, this.#program.how, this.#lineOf);
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

  record(job: Job, answer: (message: RunnerAnswer, transfer: Transferable[]) => void): void {
    const { game, position, depth } = readJob(job);
    const recorder = new Recorder<number>();
    const options = { ...this.#program.how, depth, mostVisits: mostVisits(job) };
    const ended = watchProgram(this.#make, game, position, options, recorder);
    const recording = recorder.recording(game.turn(position));
    answer({ kind: "recorded", recording, end: plainEnd(ended, this.#lineOf) }, transferables({ recording }));
  }

  /** The line of the reader's text that an error was thrown in, from 1: engines put two lines before a function's body. */
  readonly #lineOf = (error: unknown): number | undefined => {
    const stack = stackOf(error);
    const found = stack.match(new RegExp(`${programName}:(\\d+)`));
    const line = found ? Number(found[1]) - 2 - (this.#program.firstLine - 1) : 0;
    return line >= 1 ? line : undefined;
  };
}

/** What is thrown may be made to throw in its turn. */
function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack) : "";
  } catch {
    return "";
  }
}
