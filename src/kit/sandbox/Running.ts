import type { ToldEnd } from "../../judge/told.ts";
import { type Frame, openingTime } from "./frame.ts";
import type { RunnerAnswer, RunnerQuestion, WorkerStart } from "./protocol.ts";

/** Milliseconds without a word of a program after which it is ended. */
export const patience = 2000;

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
