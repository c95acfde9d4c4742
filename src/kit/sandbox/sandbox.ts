import type { Job } from "../../judge/job.ts";
import type { Language } from "../../judge/languages.ts";
import { programText } from "../../judge/programText.ts";
import type { CalledHow } from "../../judge/runJob.ts";
import type { Told, ToldEnd } from "../../judge/told.ts";
import { js } from "../../mistakes/js.ts";
import type { Recording } from "../../trace/index.ts";
import type { RunnerAnswer, RunnerProgram, RunnerQuestion } from "./protocol.ts";
import type { WorkerStart } from "./pythonWorker.ts";
import { isRecorded, readTold } from "./readTold.ts";
import runnerAddress from "./runner.ts?worker&url";
import * as words from "./words.ts";

/** Milliseconds without a word of a program after which it is ended. */
export const patience = 2000;
/** Milliseconds after which a program that goes on answering is tried on no more jobs. */
export const wholePatience = 15_000;
/** Milliseconds that the frame may take to open. */
const openingTime = 10_000;

/** Where a program is no program: what the browser says, and in which line of the reader's text, from 1. */
export interface SyntaxFault {
  readonly message: string;
  readonly line: number;
}

/** What a program told while it was recorded: what it did up to its end, and what that was. */
export interface Recorded {
  readonly recording: Recording<number> | undefined;
  readonly end: ToldEnd;
}

const endedOutside: ToldEnd = { kind: "threw", message: words.endedOutside };

/**
 * A reader's program, to be run where it can do no harm: in a worker of a frame without an origin, whose policy allows no
 * network. Each sandbox has one worker at a time; `end` ends it, and whatever is waited for.
 */
export class Sandbox {
  readonly #how: CalledHow;
  readonly #written: string;
  readonly #language: Language;
  #running: Running | undefined;
  #ends = 0;

  constructor(written: string, how: CalledHow, language: Language = "javaScript") {
    this.#written = written;
    this.#how = how;
    this.#language = language;
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
    const frame = await openFrame();
    const { body, firstLine } = programText(this.#written);
    return new Promise((resolve) => {
      const channel = new MessageChannel();
      const close = frame.start(asFunction(body), body, channel.port2, ({ message, line }) =>
        answer({ message, line: Math.max(1, line - firstLine) }),
      );
      const answer = (fault: SyntaxFault | undefined) => {
        close();
        resolve(fault);
      };
      channel.port1.onmessage = ({ data }) =>
        answer(data === "" ? undefined : { message: String(data), line: 1 });
    });
  }

  /**
   * Runs the program on jobs and answers for each of them, from the first on, up to where it was given up: twenty jobs
   * without a value, one that took more than two seconds, or all of them more than fifteen.
   */
  async runJobs(jobs: readonly Job[], heard: (done: number) => void = () => {}): Promise<readonly Told[]> {
    const told: Told[] = [];
    const begun = performance.now();
    const isOver = () => performance.now() - begun >= wholePatience;
    await this.#ask({ kind: "jobs", jobs }, (answer) => {
      if (answer.kind !== "told") return true;
      told.push(...answer.told.map(readTold));
      heard(told.length);
      return isOver();
    }).catch((end: ToldEnd) => told.push({ way: new Int32Array(), end }));
    // It would go on with what is left.
    if (isOver()) this.end();
    return told.slice(0, jobs.length);
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

  end(): void {
    this.#ends++;
    this.#running?.end(endedOutside);
    this.#running = undefined;
  }

  async #start(): Promise<Running> {
    const ends = this.#ends;
    const running = await Running.start(await this.#begin());
    // It was ended while it began.
    if (ends !== this.#ends) {
      running.end(endedOutside);
      throw endedOutside;
    }
    this.#running = running;
    return running;
  }

  async #begin(): Promise<WorkerStart> {
    if (this.#language === "python") {
      const { pythonWorker } = await import("./pythonWorker.ts");
      return pythonWorker(this.#written, this.#how);
    }
    const first: RunnerProgram = { ...programText(this.#written), how: this.#how };
    return { script: await runnerScript(), first };
  }

  /** Asks, and hands over each answer until `take` says that it was the last; throws how the program ended otherwise. */
  async #ask(question: RunnerQuestion, take: (answer: RunnerAnswer) => boolean): Promise<void> {
    const running = this.#running ?? (await this.#start());
    try {
      await running.ask(question, take);
    } catch (end) {
      this.#running = undefined;
      throw end;
    }
  }
}

/**
 * A script that is read only if the body is that of a function, and that says whether it is a whole one: a text that ends
 * its function early and begins another one is not.
 */
const asFunction = (body: string): string => js`(function (game, watch) {
${body}
});
onmessage = ({ data, ports }) => {
  try {
    new Function(data);
    ports[0].postMessage("");
  } catch (error) {
    ports[0].postMessage(String(error));
  }
};`;

/** A worker that has a program. */
class Running {
  readonly #port: MessagePort;
  readonly #close: () => void;
  #fail: (end: ToldEnd) => void = () => {};

  static async start(begun: WorkerStart): Promise<Running> {
    const running = new Running(await openFrame(), begun);
    // An interpreter takes its time to open, which is not the program's.
    await running.ask({ kind: "check" }, () => true, openingTime);
    return running;
  }

  private constructor(frame: Frame, { script, first }: WorkerStart) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#close = frame.start(script, first, port2, ({ message }) => this.end({ kind: "threw", message }));
  }

  ask(
    question: RunnerQuestion,
    take: (answer: RunnerAnswer) => boolean,
    time: number = patience,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      let clock: ReturnType<typeof setTimeout>;
      this.#fail = (end) => {
        clearTimeout(clock);
        reject(end);
      };
      const wait = () => {
        clearTimeout(clock);
        clock = setTimeout(() => this.end({ kind: "time" }), time);
      };
      this.#port.onmessage = ({ data }: MessageEvent<RunnerAnswer>) => {
        wait();
        if (!take(data)) return;
        clearTimeout(clock);
        resolve();
      };
      wait();
      this.#port.postMessage(question);
    });
  }

  end(end: ToldEnd): void {
    this.#close();
    this.#port.close();
    this.#fail(end);
  }
}

let script: Promise<string> | undefined;

/** The text of the worker: the frame has no network to fetch it by. */
function runnerScript(): Promise<string> {
  script ??= fetch(runnerAddress).then((response) => {
    if (!response.ok) throw new Error(words.noSandbox);
    return response.text();
  });
  script.catch(() => {
    script = undefined;
  });
  return script;
}

interface Fault {
  readonly message: string;
  readonly line: number;
}

/** The frame, open: it starts workers, and tells of errors that end them. What `start` returns ends its worker. */
interface Frame {
  start(script: string, first: unknown, port: MessagePort, failed: (fault: Fault) => void): () => void;
}

let frame: Promise<Frame> | undefined;

/** One frame serves the page; where it does not open, it is tried again the next time. */
function openFrame(): Promise<Frame> {
  frame ??= new Promise<Frame>((resolve, reject) => {
    const element = document.createElement("iframe");
    element.hidden = true;
    element.src = `${import.meta.env.BASE_URL}sandbox.html`;
    const inner = () => element.contentWindow?.frames[0];
    const failures = new Map<number, (fault: Fault) => void>();
    let ids = 0;
    const clock = setTimeout(() => {
      element.remove();
      frame = undefined;
      reject(new Error(words.noSandbox));
    }, openingTime);
    addEventListener("message", ({ source, data }) => {
      if (source === null || source !== inner()) return;
      if (data !== "ready")
        return failures.get(data.id)?.({ message: String(data.message), line: Number(data.line) });
      clearTimeout(clock);
      resolve({
        start(script, first, port, failed) {
          const id = ++ids;
          failures.set(id, failed);
          inner()?.postMessage({ id, script, first }, "*", [port]);
          return () => {
            failures.delete(id);
            inner()?.postMessage({ id }, "*");
          };
        },
      });
    });
    document.body.append(element);
  });
  return frame;
}
