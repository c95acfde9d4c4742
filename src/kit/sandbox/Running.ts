import type { ToldEnd } from "../../judge/told.ts";
import { type Frame, openingTime } from "./frame.ts";
import type { RunnerAnswer, RunnerQuestion, WorkerStart } from "./protocol.ts";

/** Milliseconds without a word of a program after which it is ended. */
const patience = 2000;

/** How often it is looked whether time is up, and how much of it passes from one look to the next at most, in milliseconds. */
const look = 100;
const mostPassed = 200;

/**
 * Calls `over` after so many milliseconds in which this page lived, unless the function it returns is called before. While
 * a page stands still, as on a machine that has too much to do, its programs may stand still as well, or an answer may
 * have come that nobody could hear: that time is not theirs.
 */
function afterLiving(milliseconds: number, over: () => void): () => void {
  let left = milliseconds;
  let before = performance.now();
  const clock = setInterval(() => {
    const now = performance.now();
    left -= Math.min(now - before, mostPassed);
    before = now;
    if (left <= 0) over();
  }, look);
  return () => clearInterval(clock);
}

/** A worker that has a program. */
export class Running {
  readonly #port: MessagePort;
  readonly #close: () => void;
  #fail: (end: ToldEnd) => void = () => {};

  static async start(frame: Frame, begun: WorkerStart): Promise<Running> {
    const running = new Running(frame, begun);
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
      let stopClock = () => {};
      this.#fail = (end) => {
        stopClock();
        reject(end);
      };
      const wait = () => {
        stopClock();
        stopClock = afterLiving(time, () => this.end({ kind: "time" }));
      };
      this.#port.onmessage = ({ data }: MessageEvent<RunnerAnswer>) => {
        wait();
        if (!take(data)) return;
        stopClock();
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
