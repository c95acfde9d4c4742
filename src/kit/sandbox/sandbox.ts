import type { Chosen } from "../../judge/chooseMove.ts";
import type { Call, CallEnd } from "../../judge/functions/call.ts";
import type { Job } from "../../judge/job.ts";
import type { Language } from "../../judge/languages.ts";
import type { MoveJob } from "../../judge/moveJob.ts";
import type { Told, ToldEnd } from "../../judge/told.ts";
import type { Recording } from "../../trace/index.ts";
import { type Frame, openFrame, sharedFrame } from "./frame.ts";
import type { Called, RunnerAnswer, RunnerQuestion } from "./protocol.ts";
import { Running } from "./Running.ts";
import { isRecorded, readCallEnd, readChosen, readTold } from "./readTold.ts";
import { type SyntaxFault, syntaxFault } from "./syntaxFault.ts";
import * as words from "./words.ts";
import { bodyOf, workerStart } from "./workerStart.ts";

/** Milliseconds after which a program that goes on answering is tried on no more jobs. */
const wholePatience = 15_000;

/** What a program told while it was recorded: what it did up to its end, and what that was. */
export interface Recorded {
  readonly recording: Recording<number> | undefined;
  readonly end: ToldEnd;
}

/** Whether programs run in the page's one frame, each in a worker of its own, or in a frame of their own too. */
export type Frames = "shared" | "own";

const endedOutside: ToldEnd = { kind: "threw", message: words.endedOutside };

/**
 * A reader's program, to be run where it can do no harm: in a worker of a frame without an origin, whose policy allows no
 * network. Each sandbox has one worker at a time, which is asked one thing after another; `end` ends it for good, and
 * whatever is waited for. Programs of several hands get a frame each.
 */
export class Sandbox {
  readonly #how: Called;
  readonly #written: string;
  readonly #language: Language;
  #running: Running | undefined;
  #isEnded = false;
  /** The end of what was asked last: a worker is asked one thing at a time. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #frames: Frames;
  #own: Promise<Frame> | undefined;

  constructor(written: string, how: Called, language: Language = "javaScript", frames: Frames = "shared") {
    this.#written = written;
    this.#how = how;
    this.#language = language;
    this.#frames = frames;
  }

  /** What is wrong with the program before it is run; undefined where it can be. */
  fault(): Promise<SyntaxFault | undefined> {
    return this.#language === "python" ? this.#faultInPython() : this.#faultInJavaScript();
  }

  async #faultInPython(): Promise<SyntaxFault | undefined> {
    let fault: SyntaxFault | undefined;
    await this.#ask({ kind: "check" }, (answer) => {
      if (answer.kind === "checked" && answer.message !== undefined)
        fault = { message: String(answer.message), line: Number(answer.line) };
      return true;
    }).catch((error) => {
      throw error instanceof Error ? error : new Error(words.noPython);
    });
    return fault;
  }

  async #faultInJavaScript(): Promise<SyntaxFault | undefined> {
    const [frame, body] = await Promise.all([this.#frame(), bodyOf(this.#written, this.#how)]);
    return syntaxFault(frame, body);
  }

  /**
   * Runs the program on jobs and answers for each of them, from the first on, up to where it was given up: twenty jobs
   * without a value, one that took more than two seconds, or all of them more than fifteen.
   */
  async runJobs(jobs: readonly Job[], heard: (done: number) => void = () => {}): Promise<readonly Told[]> {
    const told = await this.#runAll(
      { kind: "jobs", jobs },
      (answer) => (answer.kind === "told" ? answer.told.map(readTold) : undefined),
      (end): Told => ({ way: new Int32Array(), end }),
      heard,
    );
    return told.slice(0, jobs.length);
  }

  /** The same for calls of the program's functions. */
  async runCalls(
    calls: readonly Call[],
    heard: (done: number) => void = () => {},
  ): Promise<readonly CallEnd[]> {
    const ends = await this.#runAll(
      { kind: "calls", calls },
      (answer) => (answer.kind === "called" ? answer.ends.map(readCallEnd) : undefined),
      readCallEnd,
      heard,
    );
    return ends.slice(0, calls.length);
  }

  /** All that is answered to a question, up to where the program was given up; `read` finds nothing in the last answer. */
  async #runAll<Item>(
    question: RunnerQuestion,
    read: (answer: RunnerAnswer) => readonly Item[] | undefined,
    broken: (end: ToldEnd) => Item,
    heard: (done: number) => void,
  ): Promise<readonly Item[]> {
    const all: Item[] = [];
    const begun = performance.now();
    const isOver = () => performance.now() - begun >= wholePatience;
    await this.#ask(question, (answer) => {
      const some = read(answer);
      if (some === undefined) return true;
      all.push(...some);
      heard(all.length);
      return isOver();
    }).catch((end: ToldEnd) => all.push(broken(end)));
    // It would go on with what is left.
    if (isOver()) this.#stop();
    return all;
  }

  /** Runs the program on one job, and keeps all that it tells. */
  async record(job: Job): Promise<Recorded> {
    let recorded: Recorded | undefined;
    await this.#ask({ kind: "record", job }, (answer) => {
      if (isRecorded(answer)) recorded = answer;
      return true;
    }).catch((end: ToldEnd) => {
      recorded = { recording: undefined, end };
    });
    return recorded ?? { recording: undefined, end: { kind: "time" } };
  }

  /** Has the program choose a move; it is given up after two seconds without a word, or fifteen in all. */
  async chooseMove(job: MoveJob): Promise<Chosen> {
    let chosen: Chosen = { kind: "time" };
    let begun: number | undefined;
    await this.#ask({ kind: "move", job }, (answer) => {
      begun ??= performance.now();
      if (answer.kind === "thinks") return performance.now() - begun >= wholePatience;
      if (answer.kind === "chose") chosen = readChosen(answer.chosen);
      return true;
    }).catch((end: Chosen | Error) => {
      if (end instanceof Error) throw end;
      chosen = end;
    });
    // It would go on thinking.
    if (chosen.kind === "time") this.#stop();
    return chosen;
  }

  /** Ends the program for good: whoever asks for anything afterwards is told so. */
  end(): void {
    this.#isEnded = true;
    this.#stop();
    this.#own?.then(
      (frame) => frame.remove(),
      () => {},
    );
    this.#own = undefined;
  }

  #stop(): void {
    this.#running?.end(endedOutside);
    this.#running = undefined;
  }

  #frame(): Promise<Frame> {
    if (this.#frames === "shared") return sharedFrame();
    this.#own ??= openFrame();
    return this.#own;
  }

  async #start(): Promise<Running> {
    if (this.#isEnded) throw endedOutside;
    const running = await Running.start(
      await this.#frame(),
      await workerStart(this.#written, this.#how, this.#language),
    );
    // It was ended while it began.
    if (this.#isEnded) {
      running.end(endedOutside);
      throw endedOutside;
    }
    this.#running = running;
    return running;
  }

  /** Asks, and hands over each answer until `take` says that it was the last; throws how the program ended otherwise. */
  #ask(question: RunnerQuestion, take: (answer: RunnerAnswer) => boolean): Promise<void> {
    const asked = this.#last.then(() => this.#askNow(question, take));
    this.#last = asked.catch(() => {});
    return asked;
  }

  async #askNow(question: RunnerQuestion, take: (answer: RunnerAnswer) => boolean): Promise<void> {
    if (this.#isEnded) throw endedOutside;
    const running = this.#running ?? (await this.#start());
    try {
      await running.ask(question, take);
    } catch (end) {
      this.#running = undefined;
      throw end;
    }
  }
}
